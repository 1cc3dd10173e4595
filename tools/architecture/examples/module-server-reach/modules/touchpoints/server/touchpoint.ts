export const touchpoint = 'touchpoint';
