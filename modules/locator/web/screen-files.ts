/** Files of the module's screens, loaded with the first screen that is opened. */
export const locatorDashboard = () => import('./dashboard/screens/locator-dashboard.screen.tsx');
export const locatorEditor = () => import('./editor/locator-editor.screen.tsx');
export const locatorList = () => import('./locators/locator-list.screen.tsx');
export const locatorCreate = () => import('./locators/locator-create.screen.tsx');
