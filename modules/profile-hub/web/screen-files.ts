/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen of the module that is opened. */
export const contactList = () => import('./contacts/screens/contact-list.screen.tsx');
export const contactCreate = () => import('./contacts/screens/contact-create.screen.tsx');
export const contactViews = () => import('./contacts/screens/contact-views.screen.tsx');
export const contact = () => import('./contacts/screens/contact.screen.tsx');
export const contactImport = () => import('./imports/screens/contact-import.screen.tsx');
