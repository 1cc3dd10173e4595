import { type SqlBool, sql } from 'kysely';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { TouchpointsTables } from '../../tables.ts';
import type { RedirectBrand } from './redirect-brand.ts';

/** Data to answer a visitor's request: one suffix or GTIN, and its touchpoint. */
export interface RedirectLink {
  clientId: string;
  touchpointId: string;
  /** As it was made, whatever case a visitor typed; `01/…` for a GS1 Digital Link. */
  followed: string;
  mainSuffix: string;
  sku: string | null;
  gtin: string | null;
  productName: string;
  names: Partial<Record<Locale, string>>;
  configurationSlug: string;
  destUrl: string | null;
  fallbackUrl: string | null;
  startsAt: number | null;
  endsAt: number | null;
  visitCap: number | null;
  /** Counted when it was read. */
  visits: number;
  deleted: boolean;
  /**
   * Where its text led the last visitor: parsing the address again for each of them is a large part of a hit. It holds for
   * the same text, brand and host; a change of link or brand replaces the objects.
   */
  lastWayOut?: { text: string; brand: RedirectBrand; host: string; address: string | undefined };
}

export async function readLinkBySuffix(
  { app }: { app: App },
  by: { clientId: string; suffix: string },
): Promise<RedirectLink | null> {
  const row = await touchpointsOf({ app }, by.clientId)
    .innerJoin('touchpoints.suffixes as asked', (join) =>
      join
        .onRef('asked.client_id', '=', 'touchpoint.client_id')
        .onRef('asked.touchpoint_id', '=', 'touchpoint.id'),
    )
    .where('asked.client_id', '=', by.clientId)
    .where('asked.suffix_key', '=', suffixKey(by.suffix))
    .select('asked.suffix as followed')
    .executeTakeFirst();
  return row ? linkOf(row, row.followed) : null;
}

/** Returns a deleted touchpoint only if there is no other, so that printed codes still show that it is over. */
export async function readLinkByGtin(
  { app }: { app: App },
  by: { clientId: string; gtin: string },
): Promise<RedirectLink | null> {
  const row = await touchpointsOf({ app }, by.clientId)
    // Touchpoints that have this GTIN now or had it when packs were printed.
    .where(
      sql<SqlBool>`touchpoint.id in (
        select id from touchpoints.touchpoints
        where client_id = ${by.clientId} and gtin_key = ${by.gtin}
        union
        select touchpoint_id from touchpoints.printed_gtins
        where client_id = ${by.clientId} and gtin_key = ${by.gtin})`,
    )
    .orderBy(sql`touchpoint.deleted_at is not null`)
    .orderBy(sql`touchpoint.gtin_key is distinct from ${by.gtin}`)
    .orderBy('touchpoint.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? linkOf(row, `01/${by.gtin}`) : null;
}

function touchpointsOf({ app }: { app: App }, clientId: string) {
  return app.database
    .ofClient<TouchpointsTables>(clientId)
    .selectFrom('touchpoints.touchpoints as touchpoint')
    .leftJoin('touchpoints.totals as total', (join) =>
      join
        .onRef('total.client_id', '=', 'touchpoint.client_id')
        .onRef('total.touchpoint_id', '=', 'touchpoint.id'),
    )
    .leftJoin('touchpoints.landing_pages as page', (join) =>
      join
        .onRef('page.client_id', '=', 'touchpoint.client_id')
        .onRef('page.touchpoint_id', '=', 'touchpoint.id'),
    )
    .where('touchpoint.client_id', '=', clientId)
    .select([
      'touchpoint.client_id',
      'touchpoint.id',
      'touchpoint.suffix',
      'touchpoint.sku',
      'touchpoint.gtin',
      'touchpoint.product_name',
      'touchpoint.configuration_slug',
      'touchpoint.dest_url',
      'touchpoint.fallback_url',
      'touchpoint.starts_at',
      'touchpoint.ends_at',
      'touchpoint.visit_cap',
      'touchpoint.deleted_at',
      'total.visits',
      'page.facts',
    ]);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof touchpointsOf>['executeTakeFirst']>>>;

function linkOf(row: Row, followed: string): RedirectLink {
  return {
    clientId: row.client_id,
    touchpointId: row.id,
    followed,
    mainSuffix: row.suffix,
    sku: row.sku,
    gtin: row.gtin,
    productName: row.product_name,
    names: row.facts?.names ?? {},
    configurationSlug: row.configuration_slug,
    destUrl: row.dest_url,
    fallbackUrl: row.fallback_url,
    startsAt: row.starts_at?.getTime() ?? null,
    endsAt: row.ends_at?.getTime() ?? null,
    visitCap: row.visit_cap,
    visits: row.visits ?? 0,
    deleted: row.deleted_at !== null,
  };
}
