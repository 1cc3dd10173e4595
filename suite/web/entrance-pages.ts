import type { ComponentType } from 'react';

/**
 * The pages before a session. They are a small program of their own, without router and shell: who only
 * signs in does not wait for the suite.
 */
export const ENTRANCE_PAGES: ReadonlyMap<string, () => Promise<{ default: ComponentType }>> =
  new Map(
    Object.entries({
      '/sign-in': () => import('#modules/accounts/web/sign-in/screens/sign-in.page.tsx'),
      '/forgot-password': () =>
        import('#modules/accounts/web/sign-in/screens/forgot-password.page.tsx'),
      '/set-password': () => import('#modules/accounts/web/sign-in/screens/set-password.page.tsx'),
      '/first-admin': () => import('#modules/accounts/web/sign-in/screens/first-admin.page.tsx'),
    }),
  );
