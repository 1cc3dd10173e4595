export const part30 = 30;
