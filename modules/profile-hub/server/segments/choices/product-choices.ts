import { sql } from 'kysely';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { RuleChoice } from '#modules/profile-hub/contract/count-segments.ts';
import { RULE_CHOICES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';

/**
 * Products that contacts scanned or requested, by name. It jumps through the index from product to product and does not
 * read all stations.
 */
export async function productChoices(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, locale, kind }: { clientId: string; locale: Locale; kind: 'scan' | 'lead' },
): Promise<RuleChoice[]> {
  const { rows } = await sql<{ sku: string }>`
    with recursive product as (
      select (
        select min(sku) from profile_hub.stations
        where client_id = ${clientId} and kind = ${kind} and sku is not null
      ) as sku
      union all
      select (
        select min(station.sku) from profile_hub.stations as station
        where station.client_id = ${clientId} and station.kind = ${kind} and station.sku > product.sku
      ) from product where product.sku is not null
    )
    select sku from product where sku is not null limit ${RULE_CHOICES_LIMIT}`.execute(db);
  const skus = rows.map(({ sku }) => sku);
  const known = await app.ports.ask(productNames, { clientId, skus }, { db, app });
  const names = new Map(
    known.map((product) => [
      product.sku,
      product.names[locale] ?? product.names[DEFAULT_LOCALE] ?? Object.values(product.names)[0],
    ]),
  );
  return skus
    .map((sku) => ({ value: sku, label: names.get(sku) ?? sku }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
