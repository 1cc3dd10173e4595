/** Files of the module's screens, loaded with the first screen that is opened. */
export const contactList = () => import('./contacts/screens/contact-list.screen.tsx');
export const contactCreate = () => import('./contacts/screens/contact-create.screen.tsx');
export const contactViews = () => import('./contacts/screens/contact-views.screen.tsx');
export const contact = () => import('./contacts/screens/contact.screen.tsx');
export const contactImport = () => import('./imports/screens/contact-import.screen.tsx');
export const criterionList = () => import('./criteria/screens/criterion-list.screen.tsx');
export const criterionCreate = () => import('./criteria/screens/criterion-create.screen.tsx');
export const criterion = () => import('./criteria/screens/criterion.screen.tsx');
export const standardCriterion = () => import('./criteria/screens/standard-criterion.screen.tsx');
export const mappingTypes = () => import('./mapping/screens/mapping-types.screen.tsx');
export const answerImport = () => import('./mapping/screens/answer-import.screen.tsx');
export const campaignList = () => import('./mapping/screens/campaign-list.screen.tsx');
export const mapping = () => import('./mapping/screens/mapping.screen.tsx');
export const duplicates = () => import('./duplicates/screens/duplicates.screen.tsx');
export const privacy = () => import('./privacy/screens/privacy.screen.tsx');
/** Files of the module's screens, loaded with the first screen that is opened. */
export const segmentList = () => import('./segments/screens/segment-list.screen.tsx');
export const segment = () => import('./segments/screens/segment.screen.tsx');
export const contactDashboard = () => import('./dashboard/screens/contact-dashboard.screen.tsx');
export const contactExport = () => import('./exports/screens/contact-export.screen.tsx');
export const blockList = () => import('./blocks/screens/block-list.screen.tsx');
export const blockImport = () => import('./blocks/screens/block-import.screen.tsx');
