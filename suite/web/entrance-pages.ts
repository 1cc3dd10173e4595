import type { ComponentType } from 'react';

type EntrancePages = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

/**
 * The pages before a session. They are a small program of their own, without router and shell: who only
 * signs in does not wait for the suite. An object suffices: what is asked for begins with a slash, or is nothing.
 */
export const ENTRANCE_PAGES: EntrancePages = {
  '/sign-in': () => import('#modules/accounts/web/sign-in/screens/sign-in.page.tsx'),
  '/forgot-password': () =>
    import('#modules/accounts/web/sign-in/screens/forgot-password.page.tsx'),
  '/set-password': () => import('#modules/accounts/web/sign-in/screens/set-password.page.tsx'),
  '/first-admin': () => import('#modules/accounts/web/sign-in/screens/first-admin.page.tsx'),
};
