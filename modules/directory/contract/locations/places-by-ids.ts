import { definePort } from '#platform/contract/port.ts';
import type { PlaceToBuy } from './place-to-buy.ts';

/** Locations by stored ids, including closed ones; deleted ones are omitted. */
export const placesByIds = definePort<{ clientId: string; ids: readonly string[] }, PlaceToBuy[]>(
  'directory.places-by-ids',
);

/** Open locations with this email address, case-insensitive; a chain may use one address for several locations. */
export const locationsByEmail = definePort<
  { clientId: string; email: string },
  { id: string; name: string }[]
>('directory.locations-by-email');
