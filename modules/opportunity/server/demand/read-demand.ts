import type { IntentionSource } from '#modules/opportunity/contract/measures.ts';
import type { DayRange } from '#modules/opportunity/contract/periods.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import type { OpportunityTables } from '../tables.ts';

export interface DemandRow {
  /** '' lies in no area. */
  areaId: string;
  /** The catalogue's word. */
  category: string;
  intentions: number;
  unserved: number;
}

/** Sums of intentions by area and category, read from the stored figures: whole months as months, the rest as days. */
export async function readDemand(
  _db: Db<OpportunityTables>,
  _choice: {
    clientId: string;
    level: AreaLevel;
    range: DayRange;
    /** Words of the catalogue; all unless given. */
    categories?: readonly string[];
    sources?: readonly IntentionSource[];
    areaIds?: readonly string[];
  },
): Promise<DemandRow[]> {
  return [];
}
