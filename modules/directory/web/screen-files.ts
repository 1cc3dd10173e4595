/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen of the module that is opened. */
export const locationList = () => import('./locations/screens/location-list.screen.tsx');
export const locationCreate = () => import('./locations/screens/location-create.screen.tsx');
export const locationGroups = () => import('./location-groups/screens/location-groups.screen.tsx');
export const locationImport = () => import('./locations/screens/location-import.screen.tsx');
export const productRangeImport = () =>
  import('./locations/screens/product-range-import.screen.tsx');
export const locationEdit = () => import('./locations/screens/location-edit.screen.tsx');
export const productList = () => import('./products/screens/product-list.screen.tsx');
export const productCreate = () => import('./products/screens/product-create.screen.tsx');
export const productCategories = () => import('./products/screens/product-categories.screen.tsx');
export const productImport = () => import('./products/screens/product-import.screen.tsx');
export const productEdit = () => import('./products/screens/product-edit.screen.tsx');
export const clientList = () => import('./clients/screens/client-list.screen.tsx');
export const clientCreate = () => import('./clients/screens/client-create.screen.tsx');
export const clientImport = () => import('./clients/screens/client-import.screen.tsx');
export const client = () => import('./clients/screens/client.screen.tsx');
export const clientSettings = () => import('./client-settings/screens/client-settings.screen.tsx');
export const everyLocationList = () => import('./locations/screens/every-location-list.screen.tsx');
export const everyProductList = () => import('./products/screens/every-product-list.screen.tsx');
