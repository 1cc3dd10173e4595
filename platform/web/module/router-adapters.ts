import { useBlocker, useLocation, useMatch, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** A router hook that calls `mayLeave` before it leaves the screen, while `isArmed`. */
export type UseLeaveBlocker = (given: {
  isArmed: boolean;
  mayLeave: () => Promise<boolean>;
}) => void;

/** Asks before leaving a screen with unsaved changes; another tab or page of the same screen does not count. */
export const useLeaveBlocker: UseLeaveBlocker = ({ isArmed, mayLeave }) => {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isArmed && current.pathname !== next.pathname && !(await mayLeave()),
    disabled: !isArmed,
    enableBeforeUnload: false,
  });
};

/** What a component needs from the router to store its state in the URL; the suite provides the real one. */
export type AddressAdapter = {
  /** The query string of the URL, with or without its question mark. */
  search: string;
  /** `replace` while typing, so that the back button does not step through single letters. */
  setSearch: (search: string, how: 'push' | 'replace') => void;
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
