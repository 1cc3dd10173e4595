export const part14 = 14;
