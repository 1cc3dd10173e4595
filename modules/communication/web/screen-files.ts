/** Files of the module's screens, loaded with the first screen that is opened. */
export const reviews = () => import('./reviews/screens/reviews.screen.tsx');
export const semanticAnalysis = () =>
  import('./semantic-analysis/screens/semantic-analysis.screen.tsx');
export const replySettings = () => import('./settings/screens/settings.screen.tsx');
export const googleSettings = () => import('./google/google-settings.screen.tsx');
export const reviewImport = () => import('./settings/screens/review-import.screen.tsx');
