import type { ComponentType } from 'react';

/**
 * The pages before a session. They are a small program of their own, without router and shell: who only
 * signs in does not wait for the suite.
 */
export const ENTRANCE_PAGES: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/sign-in': () => import('./sign-in/sign-in.page.tsx'),
  '/forgot-password': () => import('./sign-in/forgot-password.page.tsx'),
  '/set-password': () => import('./sign-in/set-password.page.tsx'),
  '/first-admin': () => import('./sign-in/first-admin.page.tsx'),
};
