export const part12 = 12;
