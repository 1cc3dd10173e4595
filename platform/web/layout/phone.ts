/** Below this a table is read as cards and a bar folds into buttons. */
export const PHONE = '(max-width: 47.99em)';
