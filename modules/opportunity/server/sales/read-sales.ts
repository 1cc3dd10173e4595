import type { DayRange } from '#modules/opportunity/contract/periods.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { OpportunityTables } from '../tables.ts';

export interface LocationSales {
  locationId: string;
  /** In hundredths. */
  value: number;
  quantity: number;
}

/** Sales of each location in some days, from the stored figures. */
export async function readSales(
  _db: Db<OpportunityTables>,
  _choice: {
    clientId: string;
    range: DayRange;
    /** Words of the catalogue; all unless given. */
    categories?: readonly string[];
    locationIds?: readonly string[];
  },
): Promise<LocationSales[]> {
  return [];
}
