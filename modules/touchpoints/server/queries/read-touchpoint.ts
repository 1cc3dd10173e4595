import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { peopleByIds } from '#modules/directory/contract/associations.ts';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { resolvedDestination } from '#modules/touchpoints/contract/destination.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { codeAddress, houseShortUrlBase, landingPageUrl } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';
import { brandOfClient } from './brand-of-client.ts';
import { configurationsOf } from './configurations.ts';
import { type KeptRow, rowColumns, touchpointRow } from './touchpoint-row.ts';

interface KeptTouchpoint extends KeptRow {
  fallback_url: string | null;
  visit_cap: number | null;
  code_address: string;
  digital_link: boolean;
  code_style: CodeStyle;
  code_made_at: Date;
  created_by: string | null;
  updated_at: Date;
  deleted_at: Date | null;
  version: number;
}

type Context = { db: Db<TouchpointsTables>; app: App };

/** One touchpoint with all that can be changed of it, a deleted one too: it can be brought back. */
export async function readTouchpoint(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
): Promise<Touchpoint> {
  const { rows } = await sql<KeptTouchpoint>`
    select ${rowColumns}, touchpoint.fallback_url, touchpoint.visit_cap, touchpoint.code_address,
      touchpoint.digital_link, touchpoint.code_style, touchpoint.code_made_at, touchpoint.created_by,
      touchpoint.updated_at, touchpoint.deleted_at, touchpoint.version
    from touchpoints.touchpoints as touchpoint
    where touchpoint.client_id = ${clientId} and touchpoint.id = ${id}`.execute(db);
  const [kept] = rows;
  if (!kept) throw notFound();
  const brand = await brandOfClient({ db, app }, clientId);
  const configuration = (await configurationsOf({ db }, clientId)).find(
    ({ slug }) => slug === kept.configuration_slug,
  );
  const row = touchpointRow(kept, brand, app.config);
  const address = codeAddress(
    { suffix: kept.suffix, gtin: kept.gtin, digitalLink: kept.digital_link },
    brand,
    app.config,
  );
  return {
    ...row,
    tryUrl: `${houseShortUrlBase(brand, app.config)}${kept.suffix}`,
    resolvedUrl: resolvedDestination(row.destUrl, configuration?.siteUrl ?? null) ?? null,
    landingPageUrl: kept.landing_state === 'none' ? null : landingPageUrl(kept, brand, app.config),
    fallbackUrl: kept.fallback_url,
    visitCap: kept.visit_cap,
    code: {
      address: kept.code_address,
      digitalLink: kept.digital_link,
      style: kept.code_style,
      madeAt: kept.code_made_at.toISOString(),
      isOutdated:
        kept.code_address !== address ||
        (configuration !== undefined && !isDeepStrictEqual(kept.code_style, configuration.style)),
    },
    createdBy: await nameOf({ db, app }, clientId, kept.created_by),
    updatedAt: kept.updated_at.toISOString(),
    deletedAt: kept.deleted_at?.toISOString() ?? null,
    version: kept.version,
  };
}

async function nameOf(
  { db, app }: Context,
  clientId: string,
  userId: string | null,
): Promise<string | null> {
  if (userId === null) return null;
  const [person] = await app.ports.ask(peopleByIds, { clientId, userIds: [userId] }, { db, app });
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
}
