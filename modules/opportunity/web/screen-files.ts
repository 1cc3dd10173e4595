/** Files of the module's screens, loaded with the first screen that is opened. */
export const configuration = () => import('./configuration/configuration.screen.tsx');
export const intentionImport = () => import('./imports/intentions-import.screen.tsx');
export const opportunityMap = () => import('./map/opportunity-map.screen.tsx');
export const prospectImport = () => import('./imports/prospects-import.screen.tsx');
export const salesImport = () => import('./imports/sales-import.screen.tsx');
export const suggest = () => import('./suggest/suggest.screen.tsx');
export const suggestions = () => import('./suggestions/suggestions.screen.tsx');
