import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { authorNames } from '#modules/directory/contract/associations.ts';
import { resolvedDestination } from '#modules/touchpoints/contract/destination.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import {
  type TouchpointFieldName,
  type TouchpointFields,
  touchpointFields,
} from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { type StoredFields, shownFields } from '#platform/server/fields/field-sql.ts';
import { listConfigurations, readClientBrand } from '../configurations/brand-settings.ts';
import { codeAddress, landingPageUrl, suiteShortUrlBase } from '../short-url.ts';
import type { Context } from '../tables.ts';
import { named, productNamer } from './find-referenced-products.ts';
import { touchpointsWithTotals } from './search-filter-sql.ts';
import { columnsWith, type StoredTouchpointRow, touchpointRow } from './touchpoint-row.ts';

const ALL = Object.keys(touchpointFields) as TouchpointFieldName[];
const SHOWN = fieldsWith(touchpointFields, 'shown');

type StoredTouchpoint = StoredTouchpointRow &
  StoredFields<TouchpointFields> & {
    code_made_at: Date;
    created_by: string | null;
    updated_at: Date;
    deleted_at: Date | null;
    version: number;
  };

/** One touchpoint with all editable fields. Includes deleted ones, because they can be restored. */
export async function readTouchpoint(
  { db, app }: Context,
  { clientId, id, reader }: { clientId: string; id: string; reader?: Locale },
): Promise<Touchpoint> {
  const { rows } = await sql<StoredTouchpoint>`
    select ${columnsWith(ALL)}, touchpoint.code_made_at, touchpoint.created_by,
      touchpoint.updated_at, touchpoint.deleted_at, touchpoint.version
    from ${touchpointsWithTotals}
    where touchpoint.client_id = ${clientId} and touchpoint.id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw notFound();
  const brand = await readClientBrand({ db, app }, clientId);
  const configuration = (await listConfigurations({ db }, clientId)).find(
    ({ slug }) => slug === stored.configurationSlug,
  );
  const nameQuery = { clientId, skus: [stored.sku], reader: reader ?? brand.defaultLocale };
  const shown = named(stored, await productNamer({ db, app }, nameQuery));
  const row = touchpointRow(shown, brand, app.config);
  const { digitalLink, style } = stored;
  const address = codeAddress(stored, brand, app.config);
  return {
    ...shownFields<TouchpointFields, (typeof SHOWN)[number]>(stored, SHOWN),
    ...row,
    tryUrl: `${suiteShortUrlBase(brand, app.config)}${stored.suffix}`,
    resolvedUrl: resolvedDestination(row.destUrl, configuration?.siteUrl ?? null) ?? null,
    landingPageUrl:
      stored.landing_state === 'none' ? null : landingPageUrl(stored, brand, app.config),
    code: {
      address: stored.code_address,
      digitalLink,
      style,
      madeAt: stored.code_made_at.toISOString(),
      isOutdated:
        stored.code_address !== address ||
        (configuration !== undefined && !isDeepStrictEqual(style, configuration.style)),
    },
    createdBy: await nameOf({ db, app }, clientId, stored.created_by),
    updatedAt: stored.updated_at.toISOString(),
    deletedAt: stored.deleted_at?.toISOString() ?? null,
    version: stored.version,
  };
}

async function nameOf(
  { db, app }: Context,
  clientId: string,
  userId: string | null,
): Promise<string | null> {
  if (userId === null) return null;
  const names = await app.ports.call(authorNames, { clientId, ids: [userId] }, { db, app });
  return names.get(userId) ?? null;
}
