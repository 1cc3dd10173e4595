import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { optinSchema } from '#modules/profile-hub/contract/consents.ts';
import {
  type ContactValue,
  contactValueSchema,
  whichContactsSchema,
} from '#modules/profile-hub/contract/contact.ts';
import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { ChosenRecords } from '#platform/server/lists/chosen-records.ts';
import { decideOtherwise, recordOptin } from '../consents/record-optin.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import { chosenContacts } from '../segments/contact-filter-sql.ts';
import type { RuleContext } from '../segments/rule-sql.ts';
import type { Context } from '../tables.ts';
import { checkValues } from './check-values.ts';
import { contactPatch } from './contact-row.ts';
import { writeContacts } from './write-contacts.ts';

/** Unique criteria: contacts with the same value are one person. */
const ONE_PERSONS = new Set(['email', 'phone']);

/** The value in stored format; throws if it cannot be set for many contacts. */
export function valueForMany(
  { slug, value }: { slug: string; value: ContactValue },
  book: CriteriaIndex,
): ContactValue {
  if (ONE_PERSONS.has(slug)) throw invalidInput([{ field: 'body.slug', code: 'onePersons' }]);
  const { values, faults } = checkValues({ [slug]: value }, book, { country: null });
  const [fault] = faults;
  if (fault)
    throw invalidInput([
      { field: 'body.value', code: fault.code, ...('params' in fault && { params: fault.params }) },
    ]);
  return values[slug] ?? null;
}

/** Sets one value for some thousand contacts; unchanged contacts are skipped and not counted. */
async function setCriterion(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  { ids, slug, value }: { ids: readonly string[]; slug: string; value: ContactValue },
): Promise<number> {
  const book = await readCriteriaIndex({ db }, clientId);
  const values = { [slug]: valueForMany({ slug, value }, book) };
  const { updated } = await writeContacts(
    { db },
    { clientId, origin: 'manual', by: userId },
    ids.map((id) => contactPatch({ id, isNew: false }, values, book)),
  );
  if (updated.length > 0)
    await app.events.publish(db, contactsChanged, {
      clientId,
      payload: { by: 'bulk', created: 0, updated: updated.length },
    });
  return updated.length;
}

/** A bulk change of contacts, run immediately or as a job [PH-02, PH-06]. */
export const bulkWorkSchema = z.object({
  which: whichContactsSchema,
  change: z.union([
    // A fixed time is stored, so that it stays the same when the job restarts.
    z.object({ action: z.literal('optin'), optin: optinSchema.extend({ at: z.string() }) }),
    z.object({ action: z.literal('criterion'), slug: z.string(), value: contactValueSchema }),
  ]),
});
export type BulkWork = z.output<typeof bulkWorkSchema>;
export type BulkAction = BulkWork['change']['action'];

/** Only contacts that would change. */
export function chosenBy({ which, change }: BulkWork, context: RuleContext): ChosenRecords {
  const chosen = chosenContacts(which, context);
  if (change.action === 'criterion') return chosen;
  const otherwise = decideOtherwise(change.optin, context.book);
  return { ...chosen, fits: sql<SqlBool>`${chosen.fits} and ${otherwise}` };
}

export function changeBatch(
  appContext: Context,
  { clientId, userId }: { clientId: string; userId: string },
  { ids, change }: { ids: readonly string[]; change: BulkWork['change'] },
): Promise<number> {
  return change.action === 'optin'
    ? recordOptin(appContext, { clientId, userId }, { ids, optin: change.optin })
    : setCriterion(appContext, { clientId, userId }, { ids, ...change });
}
