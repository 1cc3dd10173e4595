export const part4 = 4;
