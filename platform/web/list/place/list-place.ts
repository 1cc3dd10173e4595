import { z } from 'zod';

/** Where in which list a record was opened: kept in this tab, so that the record can lead to its neighbours and back. */
const listPlaceSchema = z.object({
  /** The address of the list, with its question. */
  search: z.string(),
  /** As the call is asked, without its page. */
  question: z.looseObject({ limit: z.number().int().min(1) }),
  /** From 0, over all pages. */
  index: z.number().int().min(0),
  /** Where the list stood on the page of something else: that page, and whose part was asked for. */
  part: z.object({ to: z.string(), label: z.string(), scope: z.unknown() }).optional(),
  /** When the record was opened. */
  at: z.number(),
});
export type ListPlace = z.infer<typeof listPlaceSchema>;

/** A list of one client is not the list of another, and whoever acts as somebody else leaves their own lists behind. */
export function placeKey(user: string, list: string, scope: unknown): string {
  return `comptoir.place.${user}.${list}.${JSON.stringify(scope)}`;
}

export function keepPlace(storage: () => Storage, key: string, place: ListPlace): void {
  try {
    storage().setItem(key, JSON.stringify(place));
  } catch {
    // A full or closed storage costs the arrows, not the way to the record.
  }
}

export function readPlace(storage: () => Storage, key: string): ListPlace | undefined {
  try {
    return listPlaceSchema.parse(JSON.parse(storage().getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Several lists may lead to one record: the one of them that a record was opened from last, else the first. */
export function openedFrom(storage: () => Storage, keys: readonly [string, ...string[]]): string {
  const openedAt = (key: string) => readPlace(storage, key)?.at ?? 0;
  return keys.reduce((latest, key) => (openedAt(key) > openedAt(latest) ? key : latest));
}
