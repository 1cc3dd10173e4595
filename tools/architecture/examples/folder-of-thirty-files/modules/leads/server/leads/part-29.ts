export const part29 = 29;
