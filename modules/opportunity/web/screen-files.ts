/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen that is opened. */
export const opportunityMap = () => import('./map/opportunity-map.screen.tsx');
