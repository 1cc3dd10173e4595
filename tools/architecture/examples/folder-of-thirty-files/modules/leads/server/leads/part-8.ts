export const part8 = 8;
