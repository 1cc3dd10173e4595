/** Screens travel when they are first opened. */
export const configuration = () => import('./configuration/configuration.screen.tsx');
export const intentionImport = () => import('./imports/intentions-import.screen.tsx');
export const prospectImport = () => import('./imports/prospects-import.screen.tsx');
export const salesImport = () => import('./imports/sales-import.screen.tsx');
