import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { type DayRange, erpRanges, mapRanges } from '#modules/opportunity/contract/periods.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { PermissionHolder } from '#platform/contract/permission.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { createCategoryLookup, readConfig } from '../configuration/read-configuration.ts';
import type { RetailerChoice } from '../retailers/retailer-choice.ts';
import { retailerIndex } from '../retailers/retailer-index.ts';
import {
  isResponsibleForWholeBrand,
  type VisibleProspects,
  visibleProspects,
  visibleRetailers,
} from '../retailers/visible-retailers.ts';
import type { Context } from '../tables.ts';

/** The user, and the filters of the details: demand, retailers and days. */
export interface DetailsScope {
  clientId: string;
  timeZone: string;
  locale: Locale;
  reader: PermissionHolder;
  config: OpportunityConfig;
  categories: ReturnType<typeof createCategoryLookup>;
  /** Retailer filters. `visible` restricts readers to the retailers that they may see [OPP-07]. */
  choice: RetailerChoice;
  /** Set for users restricted to locations who have all locations of the brand; only prospects are filtered. */
  ofWholeBrand: { userId: string; version: string; prospects: VisibleProspects } | undefined;
  /** Filter for demand and sales: category names of the catalogue; undefined means all. */
  words: string[] | undefined;
  sources: MapChoices['sources'];
  range: DayRange;
  before: DayRange;
  erp: { range: DayRange; against: DayRange };
}

/**
 * Also returns the context for reading: for users of the whole brand, the database need not compare each row with their
 * locations.
 */
export async function readDetailsScope(
  given: Context,
  user: {
    userId: string;
    locale: Locale;
    membership: PermissionHolder & { clientId: string; timeZone: string };
  },
  query: MapChoices,
): Promise<{ context: Context; scope: DetailsScope }> {
  const { clientId, timeZone, role, menus, scopes } = user.membership;
  const { app } = given;
  const config = await readConfig(given, clientId);
  const categories = createCategoryLookup(config);
  const today = dayIn(Date.now(), timeZone);
  const { userId } = user;
  // Read first, so that data cached under this version is not older than the version.
  const index = await retailerIndex({ app }, clientId);
  const visible = await visibleRetailers(given, clientId, { id: userId, role });
  const isWhole =
    visible && (await isResponsibleForWholeBrand({ app }, clientId, { id: userId, role }));
  const scope: DetailsScope = {
    clientId,
    timeZone,
    locale: user.locale,
    reader: { role, menus, scopes },
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
    words: query.categories && categories.productCategoriesOf(query.categories),
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
