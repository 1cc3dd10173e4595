export const utils = 'utils';
