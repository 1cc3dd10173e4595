/** The files of the module's screens, each fetched when it is opened. */
export const reviews = () => import('./reviews/screens/reviews.screen.tsx');
