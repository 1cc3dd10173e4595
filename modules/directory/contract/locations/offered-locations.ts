import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import type { PlaceToBuy } from './place-to-buy.ts';

/** Which locations of a client are meant: all, or those of some groups or types; of some countries, or of every one. */
export interface LocationOffer {
  source: 'all' | 'groups' | 'types';
  groupIds: readonly string[];
  typeIds: readonly string[];
  countries: readonly string[];
}

/** For the server alone: visitors are not told a shop's e-mail. */
export interface OfferedLocation extends PlaceToBuy {
  company: string;
  email: string;
}

export interface OfferedLocations {
  items: OfferedLocation[];
  /** From where distances are told; null where nobody knows. `label` is what was understood of the words. */
  origin: { latitude: number; longitude: number; label: string | null } | null;
}

/** Open locations of an offer, the nearest first where a place is known, those of the country before all others. */
export const offeredLocations = definePort<
  {
    clientId: string;
    offer: LocationOffer;
    /** Only these, as far as they are offered. */
    ids?: readonly string[];
    position?: { latitude: number; longitude: number } | undefined;
    /** A postal code or a town, where no position is known. */
    words?: string;
    language?: Locale;
    country?: string;
    withinKm?: number | null;
    limit: number;
  },
  OfferedLocations
>('directory.offered-locations');
