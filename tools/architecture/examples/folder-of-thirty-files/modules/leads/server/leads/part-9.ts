export const part9 = 9;
