export const ids = 'ids';
