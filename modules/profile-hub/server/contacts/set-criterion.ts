import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { checkValues } from './check-values.ts';
import { contactPatch } from './contact-patch.ts';
import { writeContacts } from './write-contacts.ts';

/** Of one person only: several with the same are one. */
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

/** Gives some thousand contacts one value; those that have it already are left alone and not counted. */
export async function setCriterion(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
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
