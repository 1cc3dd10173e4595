/** Files of the module's screens, loaded with the first screen that is opened. */
export const formList = () => import('./form-list/screens/form-list.screen.tsx');
export const formEditor = () => import('./form-editor/screens/form-editor.screen.tsx');
