/** Where each screen of the module lies. The shell holds none of this: it arrives with the first screen of the module that is opened. */
export const jobs = () => import('./jobs/screens/jobs.screen.tsx');
export const outbox = () => import('./outbox/screens/outbox.screen.tsx');
export const webhooks = () => import('./webhooks/screens/webhooks.screen.tsx');
export const connectors = () => import('./connectors/screens/connectors.screen.tsx');
export const audit = () => import('./audit/screens/audit.screen.tsx');
export const storage = () => import('./storage/screens/storage.screen.tsx');
