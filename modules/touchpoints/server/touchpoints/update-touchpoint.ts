import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql, type Updateable } from 'kysely';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { TouchpointChanges } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { touchpointChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import {
  additionalSuffixTaken,
  endsBeforeStart,
  gtinNeeded,
} from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { lockVersioned, updateVersioned } from '#platform/server/records/update-versioned.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import { checkedDestinations } from '../destinations/checked-destinations.ts';
import { codeAddress } from '../short-url.ts';
import type { Context, TouchpointsTables } from '../tables.ts';
import { requireLogo } from '../touchpoint.policy.ts';

type TouchpointRow = Selectable<TouchpointsTables['touchpoints.touchpoints']>;
type Columns = Updateable<TouchpointsTables['touchpoints.touchpoints']>;
type PeriodGiven = { [Name in 'started' | 'ended']?: string | Date | null | undefined };

/** Changes the given fields, if the touchpoint has not changed since it was read [TP-05]. */
export async function updateTouchpoint(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
  changes: Omit<TouchpointChanges, 'brandId'>,
): Promise<void> {
  const read = {
    table: 'touchpoints.touchpoints',
    key: { client_id: clientId, id },
    version: changes.version,
  } as const;
  const stored = await lockVersioned({ db, app }, read);
  requirePeriod(stored, changes);
  await updateVersioned({ db, app }, read, {
    ...givenColumns<Columns>(touchpointFields, changes),
    ...(await checkedDestinations({ db, app }, stored, changes)),
    ...(await codeOf({ db, app }, stored, changes)),
  });
  if (changes.additionalSuffixes)
    await setAdditionalSuffixes({ db }, { clientId, id }, changes.additionalSuffixes);
  await app.events.publish(db, touchpointChanged, { clientId, payload: { touchpointId: id } });
}

function requirePeriod(
  { starts_at, ends_at }: TouchpointRow,
  { started = starts_at, ended = ends_at }: PeriodGiven,
): void {
  if (started && ended && new Date(ended) <= new Date(started)) throw endsBeforeStart();
}

/** Rebuilds the code with current data if its style or content changes. */
async function codeOf(
  context: Context,
  stored: TouchpointRow,
  { digitalLink = stored.digital_link, style = stored.code_style }: Partial<TouchpointChanges>,
): Promise<Columns> {
  if (digitalLink === stored.digital_link && isDeepStrictEqual(style, stored.code_style)) return {};
  if (digitalLink && stored.gtin === null) throw gtinNeeded();
  await requireLogo(context, { clientId: stored.client_id, style });
  const brand = await readClientBrand(context, stored.client_id);
  const { suffix, gtin } = stored;
  return {
    code_address: codeAddress({ suffix, gtin, digitalLink }, brand, context.app.config),
    code_made_at: new Date(),
  };
}

/** Replaces a touchpoint's further suffixes; removed ones are free again. */
async function setAdditionalSuffixes(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
  suffixes: readonly string[],
): Promise<void> {
  const keys = suffixes.map(suffixKey);
  await sql`
    delete from touchpoints.suffixes
    where client_id = ${clientId} and touchpoint_id = ${id} and not main
      and suffix_key <> all (${keys}::text[])`.execute(db);
  if (suffixes.length === 0) return;
  await sql`
    insert into touchpoints.suffixes as kept (client_id, suffix_key, suffix, touchpoint_id, main)
    select ${clientId}::uuid, given.key, given.suffix, ${id}, false
    from unnest(${keys}::text[], ${suffixes}::text[]) with ordinality as given (key, suffix, place)
    order by given.place
    on conflict (client_id, suffix_key) do update set suffix = excluded.suffix
    where kept.touchpoint_id = excluded.touchpoint_id and not kept.main and kept.suffix <> excluded.suffix`.execute(
    db,
  );
  const { rows } = await sql<{ key: string }>`
    select suffix_key as key from touchpoints.suffixes
    where client_id = ${clientId} and touchpoint_id = ${id} and not main`.execute(db);
  const own = new Set(rows.map(({ key }) => key));
  const taken = suffixes.find((suffix) => !own.has(suffixKey(suffix)));
  if (taken !== undefined) throw additionalSuffixTaken({ suffix: taken });
}
