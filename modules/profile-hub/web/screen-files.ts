/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen of the module that is opened. */
export const contactImport = () => import('./imports/screens/contact-import.screen.tsx');
