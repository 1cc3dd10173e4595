import { sql } from 'kysely';
import type { NewCriterion } from '#modules/profile-hub/contract/criterion.ts';
import { CRITERIA_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import {
  labelTaken,
  optionMissing,
  tooManyCriteria,
} from '#modules/profile-hub/contract/problems.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { trimCharacter } from '#platform/contract/text/text.ts';
import { lockForClient } from '#platform/server/database/client-lock.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';
import type { Context } from '../tables.ts';
import { isReadAsAnother, readCriteriaIndex, standardCriterionByLabel } from './criteria-index.ts';

const LONGEST = 60;

/**
 * Adds a criterion [PH-07] and returns its id. Of two concurrent requests with the same label, the second is refused.
 */
export async function createCriterion(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { label, labels = {}, type, mandatory, options, consent }: NewCriterion,
): Promise<string> {
  const isList = type !== 'text' && !consent;
  if (isList && options.length === 0) throw optionMissing();
  if (standardCriterionByLabel(label)) throw labelTaken({ label });
  await lockCriteria({ db }, clientId);
  const book = await readCriteriaIndex({ db }, clientId);
  if (isReadAsAnother(label, book)) throw labelTaken({ label });
  if (book.all.length >= CRITERIA_LIMIT) throw tooManyCriteria({ limit: CRITERIA_LIMIT });
  const id = newHexId();
  const slug = slugifyLabel(label, (taken) => book.bySlug(taken) !== undefined);
  await constraintProblem({ criteria_label: () => labelTaken({ label }) }, () =>
    db
      .insertInto('profile_hub.criteria')
      .values({
        client_id: clientId,
        id,
        label,
        labels: JSON.stringify(labels),
        slug,
        type: consent ? 'closedUnique' : type,
        mandatory,
        consent,
      })
      .execute(),
  );
  if (isList) await addOptions({ db }, { clientId, criterionId: id }, options);
  return id;
}

/** Serialises creation, so that concurrent requests cannot exceed the limit or create the same slug. */
export async function lockCriteria({ db }: Pick<Context, 'db'>, clientId: string): Promise<void> {
  await lockForClient({ db }, clientId, 'profile_hub.criteria');
}

/** Labels that differ only in case or accents are the same option. */
async function addOptions(
  { db }: Pick<Context, 'db'>,
  { clientId, criterionId }: { clientId: string; criterionId: string },
  options: NewCriterion['options'],
): Promise<void> {
  const given = options.map((option) =>
    typeof option === 'string' ? { label: option, labels: {} } : option,
  );
  await sql`
    insert into profile_hub.criterion_options (client_id, criterion_id, label, labels, position)
    select ${clientId}, ${criterionId}, given.label, given.labels, given.position + coalesce((
      select max(position) from profile_hub.criterion_options
      where client_id = ${clientId} and criterion_id = ${criterionId}), 0)
    from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as (label text, labels jsonb))
      with ordinality as given (label, labels, position)
    on conflict (client_id, criterion_id, label_key) do nothing`.execute(db);
}

/** "Geschenkanlass (privat)" becomes geschenkanlass_privat; a number is appended if the slug exists. */
function slugifyLabel(label: string, isTaken: (slug: string) => boolean): string {
  const joined = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_');
  const plain = trimCharacter(joined, '_').slice(0, LONGEST) || 'criterion';
  const isFree = (slug: string) => !standardCriterion(slug) && !isTaken(slug);
  for (let turn = 1; ; turn++) {
    const slug = turn === 1 ? plain : `${plain}_${turn}`;
    if (isFree(slug)) return slug;
  }
}
