export const part24 = 24;
