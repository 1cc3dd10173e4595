import { useState } from 'react';
import { z } from 'zod';
import { useCurrentUser } from '#platform/web/module/current-user.tsx';

/**
 * The list and position from which a record was opened, stored per tab, so that the record can link to its neighbours
 * and back.
 */
const listPlaceSchema = z.object({
  /** URL parameters of the list, including its query. */
  search: z.string(),
  /** The list query without its page. */
  question: z.looseObject({ limit: z.number().int().min(1) }),
  /** Position over all pages, from 0. */
  index: z.number().int().min(0),
  /** For a list shown on another record's page: that page and the scope of the query. */
  part: z.object({ to: z.string(), label: z.string(), scope: z.unknown() }).optional(),
  /** When the record was opened. */
  at: z.number(),
});
export type ListPlace = z.infer<typeof listPlaceSchema>;

/**
 * The key includes client and user, because each client has separate lists, and acting as another user must not reuse
 * own lists.
 */
export function placeKey(user: string, list: string, scope: unknown): string {
  return `comptoir.place.${user}.${list}.${JSON.stringify(scope)}`;
}

export function storeListPlace(storage: () => Storage, key: string, place: ListPlace): void {
  try {
    storage().setItem(key, JSON.stringify(place));
  } catch {
    // Without storage, only the arrows are lost; the record still opens.
  }
}

export function readListPlace(storage: () => Storage, key: string): ListPlace | undefined {
  try {
    return listPlaceSchema.parse(JSON.parse(storage().getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** A record may be in several lists: returns the one from which a record was opened last, or the first. */
export function openedFrom(storage: () => Storage, keys: readonly [string, ...string[]]): string {
  const openedAt = (key: string) => readListPlace(storage, key)?.at ?? 0;
  return keys.reduce((latest, key) => (openedAt(key) > openedAt(latest) ? key : latest));
}

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
