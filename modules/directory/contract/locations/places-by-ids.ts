import { definePort } from '#platform/contract/port.ts';
import type { PlaceToBuy } from './place-to-buy.ts';

/** Locations whose ids somebody kept, closed ones too; those that are gone are left out. */
export const placesByIds = definePort<{ clientId: string; ids: readonly string[] }, PlaceToBuy[]>(
  'directory.places-by-ids',
);

/** Locations in use whose own email address this is, in any case; a chain may use one address for several. */
export const locationsByEmail = definePort<
  { clientId: string; email: string },
  { id: string; name: string }[]
>('directory.locations-by-email');
