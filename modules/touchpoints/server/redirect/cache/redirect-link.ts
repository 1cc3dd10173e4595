import { type SqlBool, sql } from 'kysely';
import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import { parseHost } from '#modules/touchpoints/contract/destination.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { TouchpointsTables } from '../../tables.ts';

/** Data of a brand for its visitors. */
export interface RedirectBrand {
  brand: Brand;
  /** By slug; configurations without a row are missing. */
  configurations: ReadonlyMap<string, { siteUrl: string | null; fallbackUrl: string | null }>;
  /**
   * The brand's website from any configuration, the standard one first, unless it is the current host of its short
   * URLs.
   */
  siteUrl: string | null;
  /** Whether the brand has any known shops. */
  hasShops: boolean;
}

export async function readRedirectBrand(
  { app }: { app: App },
  by: { brandId: string } | { host: string },
): Promise<RedirectBrand | null> {
  // The client is not known yet, so the query covers all clients.
  const brand = await app.ports.call(findBrand, by, { db: app.database.acrossClients(), app });
  if (!brand) return null;
  const db = app.database.ofClient<TouchpointsTables>(brand.clientId);
  const rows = await db
    .selectFrom('touchpoints.configurations')
    .select(['slug', 'site_url', 'fallback_url'])
    .where('client_id', '=', brand.clientId)
    .orderBy((row) => row('slug', '<>', STANDARD_CONFIGURATION))
    .orderBy('created_at')
    .execute();
  const { clientId } = brand;
  const { total } = await app.ports.call(placesToBuy, { clientId, limit: 1 }, { db, app });
  return {
    brand,
    hasShops: total > 0,
    configurations: new Map(
      rows.map((row) => [row.slug, { siteUrl: row.site_url, fallbackUrl: row.fallback_url }]),
    ),
    siteUrl: rows.map(({ site_url }) => site_url).find((url) => isSite(url, brand)) ?? null,
  };
}

function isSite(url: string | null, { shortUrlBase }: Brand): boolean {
  return url !== null && parseHost(url) !== shortUrlBase;
}

/** Data to answer a visitor's request: one suffix or GTIN, and its touchpoint. */
export interface RedirectLink {
  clientId: string;
  touchpointId: string;
  /** The suffix in its stored spelling, regardless of the typed case; `01/…` for a GS1 Digital Link. */
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
  /** Number of visits when it was read. */
  visits: number;
  deleted: boolean;
  /**
   * Parsed destination of the last visitor, because parsing it for each visit is a large part of the cost. Valid for the same
   * text, brand and host; a change of link or brand replaces the objects.
   */
  lastWayOut?: { text: string; brand: RedirectBrand; host: string; address: string | undefined };
}

export async function readLinkBySuffix(
  { app }: { app: App },
  by: { clientId: string; suffix: string },
): Promise<RedirectLink | null> {
  const row = await touchpointsOf({ app }, by.clientId)
    .innerJoin('touchpoints.suffixes as requested', (join) =>
      join
        .onRef('requested.client_id', '=', 'touchpoint.client_id')
        .onRef('requested.touchpoint_id', '=', 'touchpoint.id'),
    )
    .where('requested.client_id', '=', by.clientId)
    .where('requested.suffix_key', '=', suffixKey(by.suffix))
    .select('requested.suffix as followed')
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
