import { useBlocker, useLocation, useMatch, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { UseLeaveBlocker } from '#platform/web/fields/form/save-bar.tsx';
import type { AddressAdapter } from '#platform/web/table/address/table-address.ts';

/**
 * Asks before the router leaves a screen with unsaved changes; another tab or page of the same screen does not count.
 */
export const useLeaveBlocker: UseLeaveBlocker = ({ isArmed, mayLeave }) => {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isArmed && current.pathname !== next.pathname && !(await mayLeave()),
    disabled: !isArmed,
    enableBeforeUnload: false,
  });
};

/**
 * Connects to the real URL: the state of a list or a wizard survives a reload and can be sent to a colleague. A screen
 * that the user is leaving no longer writes, because the URL already belongs to the next one.
 */
export function useRouterAddress(): AddressAdapter {
  const router = useRouter();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const own = useMatch({ strict: false, select: (match) => match.pathname });
  const setSearch = useCallback<AddressAdapter['setSearch']>(
    (next, how) => {
      const { pathname, hash } = router.latestLocation;
      if (!isAtOrBelow(pathname, own)) return;
      const href = `${pathname}${next}${hash ? `#${hash}` : ''}`;
      how === 'replace' ? router.history.replace(href) : router.history.push(href);
    },
    [router, own],
  );
  return { search, setSearch };
}

function isAtOrBelow(pathname: string, own: string): boolean {
  const [at, screen] = [pathname, own].map((path) => path.replace(/\/$/, ''));
  return at === screen || Boolean(at?.startsWith(`${screen}/`));
}
