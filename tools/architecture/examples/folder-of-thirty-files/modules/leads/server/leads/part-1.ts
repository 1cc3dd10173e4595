export const part1 = 1;
