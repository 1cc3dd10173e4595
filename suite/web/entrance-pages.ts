import type { ComponentType } from 'react';

type EntrancePages = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

/**
 * The pages before a session. They are a separate small program without router and shell, so that signing in does not
 * wait for the suite. A plain object is safe, because a looked-up path begins with a slash.
 */
export const ENTRANCE_PAGES: EntrancePages = {
  '/sign-in': () => import('#modules/accounts/web/sign-in/screens/sign-in.page.tsx'),
  '/forgot-password': () =>
    import('#modules/accounts/web/sign-in/screens/forgot-password.page.tsx'),
  '/set-password': () => import('#modules/accounts/web/sign-in/screens/set-password.page.tsx'),
  '/first-admin': () => import('#modules/accounts/web/sign-in/screens/first-admin.page.tsx'),
};
