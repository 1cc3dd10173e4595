/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen that is opened. */
export const stampCardList = () => import('./stamp-cards/screens/stamp-card-list.screen.tsx');
export const stampCardCreate = () => import('./stamp-cards/screens/stamp-card-create.screen.tsx');
export const stampCardImport = () => import('./stamp-cards/screens/stamp-card-import.screen.tsx');
export const stampCardEdit = () => import('./stamp-cards/screens/stamp-card-edit.screen.tsx');
