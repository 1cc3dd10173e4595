export const fourth = () => import('./third.ts');
