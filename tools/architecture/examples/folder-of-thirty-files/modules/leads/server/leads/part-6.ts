export const part6 = 6;
