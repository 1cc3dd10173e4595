/** Files of the module's screens, loaded with the first screen that is opened. */
export const touchpointList = () => import('./list/screens/touchpoint-list.screen.tsx');
export const touchpointCreation = () => import('./creation/screens/touchpoint-creation.screen.tsx');
export const customTouchpoint = () => import('./creation/screens/custom-touchpoint.screen.tsx');
export const productTouchpoints = () => import('./creation/screens/product-touchpoints.screen.tsx');
export const quantityImport = () => import('./quantities/screens/quantity-import.screen.tsx');
export const deadCodes = () => import('./dead-codes/screens/dead-codes.screen.tsx');
export const brandStatistics = () => import('./statistics/screens/brand-statistics.screen.tsx');
export const configurations = () => import('./configurations/screens/configurations.screen.tsx');
export const newConfiguration = () =>
  import('./configurations/screens/new-configuration.screen.tsx');
export const touchpoint = () => import('./detail/screens/touchpoint.screen.tsx');
