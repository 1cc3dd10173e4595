export const part22 = 22;
