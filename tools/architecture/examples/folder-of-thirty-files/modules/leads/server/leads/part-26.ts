export const part26 = 26;
