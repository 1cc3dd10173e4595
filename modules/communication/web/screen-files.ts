/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen that is opened. */
export const googleSettings = () => import('./google/google-settings.screen.tsx');
