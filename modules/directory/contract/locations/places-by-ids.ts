import { definePort } from '#platform/contract/port.ts';
import type { PlaceToBuy } from './place-to-buy.ts';

/** Locations whose ids somebody kept, closed ones too; those that are gone are left out. */
export const placesByIds = definePort<{ clientId: string; ids: readonly string[] }, PlaceToBuy[]>(
  'directory.places-by-ids',
);
