export const part15 = 15;
