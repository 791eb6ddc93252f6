picture(A,plus) :- object(A,C), in(C,D), triangle(C), circle(D), !.
% [plus] [4/4]
picture(A,minus) :- object(A,C), in(C,D), triangle(C), !.
% [minus] [7/7]
picture(A,minus) :- object(A,C), in(C,D), !.
% [minus] [24/24]
picture(A,minus) :- !.
% [minus] [25/25]
