export const LONGEST = 100;
