export const part23 = 23;
