import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AddressAdapter } from '#platform/web/table/address/address-adapter.ts';

/** The real address: what a list or a wizard keeps in it survives a reload and can be sent to a colleague. */
export function useRouterAddress(): AddressAdapter {
  const router = useRouter();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const setSearch = useCallback<AddressAdapter['setSearch']>(
    (next, how) => {
      const { pathname, hash } = router.latestLocation;
      const href = `${pathname}${next}${hash ? `#${hash}` : ''}`;
      how === 'replace' ? router.history.replace(href) : router.history.push(href);
    },
    [router],
  );
  return { search, setSearch };
}
