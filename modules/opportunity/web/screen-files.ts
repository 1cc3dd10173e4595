/** Where each screen of the module is. It arrives with the first screen that is opened. */
export const suggest = () => import('./suggest/suggest.screen.tsx');
export const suggestions = () => import('./suggestions/suggestions.screen.tsx');
