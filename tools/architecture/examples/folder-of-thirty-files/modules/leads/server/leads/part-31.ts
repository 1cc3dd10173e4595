export const part31 = 31;
