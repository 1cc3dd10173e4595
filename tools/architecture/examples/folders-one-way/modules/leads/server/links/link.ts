export const link = 'link';
