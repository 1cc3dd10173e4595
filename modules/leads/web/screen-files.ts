/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen that is opened. */
export const conversion = () => import('./conversion/screens/conversion.screen.tsx');
export const leadList = () => import('./lead-list/screens/lead-list.screen.tsx');
export const lead = () => import('./lead-detail/screens/lead.screen.tsx');
