import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { type DayRange, erpRanges, mapRanges } from '#modules/opportunity/contract/periods.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Role } from '#platform/contract/role.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { categoriesOf, readConfig } from '../configuration/read-configuration.ts';
import { type RetailerChoice, retailerIndex } from '../retailers/retailer-index.ts';
import {
  isOfWholeBrand,
  type VisibleProspects,
  visibleProspects,
  visibleRetailers,
} from '../retailers/visible-retailers.ts';
import type { OpportunityTables } from '../tables.ts';

export interface Context {
  db: Db<OpportunityTables>;
  app: App;
}

/** Who requests details, and which demand, retailers and days count. */
export interface DetailsScope {
  clientId: string;
  timeZone: string;
  locale: Locale;
  reader: { role: Role; menus: ReadonlySet<string> };
  config: OpportunityConfig;
  categories: ReturnType<typeof categoriesOf>;
  /** Of retailers. Its `visible` binds readers to what they see [OPP-07]. */
  choice: RetailerChoice;
  /** Of readers who are bound to locations, but to all of the brand: only prospects are left out. */
  ofWholeBrand: { userId: string; version: string; prospects: VisibleProspects } | undefined;
  /** Of demand and sales: the catalogue's words; undefined: all. */
  words: string[] | undefined;
  sources: MapChoices['sources'];
  range: DayRange;
  before: DayRange;
  erp: { range: DayRange; against: DayRange };
}

/** Also the context to read with: of readers of the whole brand the database need not compare each row with their locations. */
export async function readDetailsScope(
  given: Context,
  user: {
    userId: string;
    locale: Locale;
    membership: { clientId: string; timeZone: string; role: Role; menus: ReadonlySet<string> };
  },
  query: MapChoices,
): Promise<{ context: Context; scope: DetailsScope }> {
  const { clientId, timeZone, role, menus } = user.membership;
  const { app } = given;
  const config = await readConfig(given.db, clientId);
  const categories = categoriesOf(config);
  const today = dayIn(Date.now(), timeZone);
  const { userId } = user;
  // Before what is made of it: what is remembered by this version is not older.
  const index = await retailerIndex(app, clientId);
  const visible = await visibleRetailers(given, clientId, { id: userId, role });
  const isWhole = visible && (await isOfWholeBrand(app, clientId, { id: userId, role }));
  const scope: DetailsScope = {
    clientId,
    timeZone,
    locale: user.locale,
    reader: { role, menus },
    config,
    categories,
    choice: {
      affiliations: query.affiliations,
      activities: query.activities,
      types: query.types,
      visible,
    },
    ofWholeBrand: isWhole
      ? { userId, version: index.version, prospects: visibleProspects(index, visible) }
      : undefined,
    words: query.categories && categories.wordsOf(query.categories),
    sources: query.sources,
    ...mapRanges(query.period, today),
    erp: erpRanges(
      {
        against: query.against,
        period: query.erpPeriod,
        reference: query.reference,
        from: query.erpFrom,
        to: query.erpTo,
      },
      today,
    ),
  };
  return { scope, context: isWhole ? { app, db: app.database.ofClient(clientId) } : given };
}
