export const part13 = 13;
