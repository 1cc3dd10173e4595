export const part25 = 25;
