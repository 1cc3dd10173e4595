import type { IntentionSource, Precision } from '#modules/opportunity/contract/measures.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { OpportunityTables } from '../tables.ts';

export interface NewIntention {
  source: IntentionSource;
  sourceKey: string;
  day: string;
  quantity?: number;
  unserved?: number;
  country: string;
  latitude: number | null;
  longitude: number | null;
  precision: Precision;
  sku: string;
  category: string;
  locationId?: string | null;
  importId?: string | null;
}

/** Stores intentions with their areas and adds them to every figure. One that is stored already replaces the older one. */
export async function writeIntentions(
  _context: { db: Db<OpportunityTables>; app: App },
  _clientId: string,
  _intentions: readonly NewIntention[],
): Promise<void> {}

/** Takes intentions out of every figure. */
export async function removeIntentions(
  _context: { db: Db<OpportunityTables> },
  _clientId: string,
  _keys: readonly { source: IntentionSource; sourceKey: string }[],
): Promise<void> {}
