export const lead = 1;
