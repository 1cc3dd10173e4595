export const part17 = 17;
