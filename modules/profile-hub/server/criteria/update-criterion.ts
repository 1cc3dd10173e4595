import { sql } from 'kysely';
import type { CriterionChanges } from '#modules/profile-hub/contract/criteria-calls.ts';
import { OPTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { labelTaken, optionTaken, tooManyOptions } from '#modules/profile-hub/contract/problems.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { lockCriteria } from './create-criterion.ts';
import { isReadAsAnother, readCriteriaIndex, standardCriterionByLabel } from './criteria-index.ts';

/** Changes the given fields of a criterion [PH-07], unless it changed since it was read. */
export async function updateCriterion(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
  { version, options, label, labels, active, mandatory }: CriterionChanges,
): Promise<void> {
  if (label !== undefined) await requireOwnLabel({ db }, { clientId, id }, label);
  const read = {
    table: 'profile_hub.criteria',
    key: { client_id: clientId, id },
    version,
  } as const;
  const stored = await constraintProblem(
    { criteria_label: () => labelTaken({ label: label ?? '' }) },
    () =>
      updateVersioned({ db, app }, read, {
        label,
        ...(labels && { labels: JSON.stringify(labels) }),
        active,
        mandatory,
      }),
  );
  if (options && stored.type !== 'text' && !stored.consent)
    await arrangeOptions({ db }, { clientId, criterionId: id }, options);
}

async function requireOwnLabel(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
  label: string,
): Promise<void> {
  if (standardCriterionByLabel(label)) throw labelTaken({ label });
  await lockCriteria({ db }, clientId);
  const book = await readCriteriaIndex({ db }, clientId);
  if (isReadAsAnother(label, book, id)) throw labelTaken({ label });
}

/** The criterion's row is already locked, so its options cannot change concurrently. */
async function arrangeOptions(
  { db }: Pick<Context, 'db'>,
  { clientId, criterionId }: { clientId: string; criterionId: string },
  options: NonNullable<CriterionChanges['options']>,
): Promise<void> {
  const twice = options.find(
    ({ label }, at) => options.findIndex((one) => isSameWord(one.label, label)) < at,
  );
  if (twice) throw optionTaken({ label: twice.label });
  const of = sql`client_id = ${clientId} and criterion_id = ${criterionId}`;
  const placed = options.map((option, position) => ({ ...option, position: position + 1 }));
  const known = placed.filter(({ id }) => id !== null);
  const fresh = placed.filter(({ id }) => id === null);
  const taken = (label: string) => ({ criterion_options_label: () => optionTaken({ label }) });
  await sql`
    update profile_hub.criterion_options set position = position + ${OPTIONS_LIMIT}
    where ${of} and number <> all (${known.map(({ id }) => id)}::integer[])`.execute(db);
  await constraintProblem(taken(known.map(({ label }) => label).join(', ')), () =>
    sql`
      update profile_hub.criterion_options as kept set label = given.label, position = given.position,
        labels = coalesce(given.labels, kept.labels)
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as given (id integer, label text, labels jsonb, position integer)
      where kept.client_id = ${clientId} and kept.criterion_id = ${criterionId} and kept.number = given.id`.execute(
      db,
    ),
  );
  for (const { label, labels = {}, position } of fresh)
    await constraintProblem(taken(label), () =>
      db
        .insertInto('profile_hub.criterion_options')
        .values({
          client_id: clientId,
          criterion_id: criterionId,
          label,
          labels: JSON.stringify(labels),
          position,
        })
        .execute(),
    );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from profile_hub.criterion_options where ${of}`.execute(db);
  if ((rows[0]?.count ?? 0) > OPTIONS_LIMIT) throw tooManyOptions({ limit: OPTIONS_LIMIT });
}

function isSameWord(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;
}
