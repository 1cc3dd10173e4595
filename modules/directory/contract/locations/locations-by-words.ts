import { definePort } from '#platform/contract/port.ts';
import type { PlaceToBuy } from './place-to-buy.ts';

/** Open locations by some words of their name, code or address, for those who move something there. */
export const locationsByWords = definePort<
  { clientId: string; words: string; limit: number },
  PlaceToBuy[]
>('directory.locations-by-words');
