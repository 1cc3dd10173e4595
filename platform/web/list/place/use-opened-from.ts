import { useState } from 'react';
import { useCurrentUser } from '#platform/web/module/current-user.ts';
import { openedFrom, placeKey } from './list-place.ts';

interface KnownList {
  listing: { name: string };
  scope: unknown;
}

/** Which of two lists a record was opened from; `second` only if that was the last one. */
export function useOpenedFrom(first: KnownList, second: KnownList): 'first' | 'second' {
  const user = useCurrentUser();
  const [from] = useState((): 'first' | 'second' => {
    const keyOf = ({ listing, scope }: KnownList) => placeKey(user.id, listing.name, scope);
    const latest = openedFrom(() => sessionStorage, [keyOf(first), keyOf(second)]);
    return latest === keyOf(second) ? 'second' : 'first';
  });
  return from;
}
