export const part20 = 20;
