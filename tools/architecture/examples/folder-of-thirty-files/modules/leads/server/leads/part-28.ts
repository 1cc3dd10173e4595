export const part28 = 28;
