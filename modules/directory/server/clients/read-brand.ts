import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Context } from '../tables.ts';

export async function readBrand(
  { db }: Pick<Context, 'db'>,
  by: { clientId: string } | { brandId: string } | { host: string },
): Promise<Brand | null> {
  const row = await db
    .selectFrom('directory.clients')
    .selectAll()
    .$if('clientId' in by, (query) => query.where('id', '=', 'clientId' in by ? by.clientId : ''))
    .$if('brandId' in by, (query) =>
      query.where('brand_id', '=', 'brandId' in by ? by.brandId : ''),
    )
    .$if('host' in by, (query) =>
      // Stored in lower case; the index is on lower(…).
      query.where(
        ({ fn }) => fn('lower', ['short_url_base']),
        '=',
        'host' in by ? by.host.toLowerCase() : '',
      ),
    )
    .executeTakeFirst();
  if (!row) return null;
  return {
    clientId: row.id,
    brandId: row.brand_id,
    name: row.name,
    shortUrlBase: row.short_url_base,
    locales: row.locales,
    defaultLocale: row.default_locale,
    currency: row.currency,
    timeZone: row.time_zone,
    color: row.brand_color,
    logoFileId: row.logo_file_id,
    archived: row.archived_at !== null,
  };
}

export async function readClientLogo(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<{ logoId: string | null; archivedAt: Date | null }> {
  const client = await db
    .selectFrom('directory.clients')
    .select(['logo_file_id as logoId', 'archived_at as archivedAt'])
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client) throw notFound();
  return client;
}
