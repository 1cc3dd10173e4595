import type { Client } from '#platform/contract/client.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import { definePort } from '#platform/contract/port.ts';

/** Brand data for public pages and short URLs. Archived brands are included and marked, because their pages are closed. */
export interface Brand {
  clientId: string;
  brandId: string;
  name: string;
  shortUrlBase: string | null;
  locales: Locale[];
  defaultLocale: Locale;
  currency: string;
  /** Time zone of the brand's days, as IANA name. */
  timeZone: string;
  color: string | null;
  logoFileId: string | null;
  archived: boolean;
}

/**
 * Port for other modules. It searches all clients if only the visitor's host is known; changes are announced on
 * BRAND_CHANGED.
 */
export const findBrand = definePort<
  { clientId: string } | { brandId: string } | { host: string },
  Brand | null
>('directory.find-brand');

/** Live channel that announces brand changes to all processes: see platform/server/live/announced.ts. */
export const BRAND_CHANGED = 'directory.client';

/** Client data for other modules. */
export interface ClientWithModules extends Client {
  isArchived: boolean;
  modules: { module: SuiteModule; product: Product }[];
}

/** Excludes archived clients unless requested. */
export const clientsByIds = definePort<
  { ids: readonly string[] | 'all'; withArchived?: true },
  ClientWithModules[]
>('directory.clients-by-ids');

/** Super admins that client admins can contact; the accounts module provides them. */
export const peopleAboveClients = definePort<
  Record<string, never>,
  { firstName: string; lastName: string; email: string }[]
>('directory.people-above-clients');
