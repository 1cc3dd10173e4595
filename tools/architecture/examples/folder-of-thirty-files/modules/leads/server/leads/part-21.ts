export const part21 = 21;
