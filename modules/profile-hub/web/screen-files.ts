/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen of the module that is opened. */
export const duplicates = () => import('./duplicates/screens/duplicates.screen.tsx');
export const privacy = () => import('./privacy/screens/privacy.screen.tsx');
