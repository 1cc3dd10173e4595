import { definePort } from '#platform/contract/port.ts';
import type { PlaceToBuy } from './place-to-buy.ts';

/** Full-text search for open locations by name, code or address, for users that move something to one. */
export const searchOpenLocations = definePort<
  { clientId: string; words: string; limit: number },
  PlaceToBuy[]
>('directory.locations-by-words');
