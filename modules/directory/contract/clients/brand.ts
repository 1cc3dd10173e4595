import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** A brand as its public pages and short URLs show it. Archived ones are told as such: their pages are closed. */
export interface Brand {
  clientId: string;
  brandId: string;
  name: string;
  shortUrlBase: string | null;
  locales: Locale[];
  defaultLocale: Locale;
  currency: string;
  /** Where its days begin, by its IANA name. */
  timeZone: string;
  color: string | null;
  logoFileId: string | null;
  archived: boolean;
}

/** For other modules. Asked over all clients where a visitor's address is all there is; changes are told on BRAND_CHANGED. */
export const findBrand = definePort<
  { clientId: string } | { brandId: string } | { host: string },
  Brand | null
>('directory.find-brand');

/** What processes hear when brands change: see platform/server/live/announced.ts. */
export const BRAND_CHANGED = 'directory.client';
