import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { contactCreated } from '#modules/profile-hub/contract/events.ts';
import { contactUnreachable } from '#modules/profile-hub/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { newHexId } from '#platform/server/database/new-hex-id.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { checkValues, isEmpty } from './check-values.ts';
import { contactPatch } from './contact-patch.ts';
import { withFreeEmail } from './with-free-email.ts';
import { writeContacts } from './write-contacts.ts';

/** Adds a contact manually and returns its id [PH-05]. */
export async function createContact(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  criterias: ContactValues,
): Promise<string> {
  const book = await readCriteriaIndex({ db }, clientId);
  const country = typeof criterias.country === 'string' ? criterias.country : null;
  const { values, faults } = checkValues(criterias, book, { country });
  const missing = book.active.filter(
    ({ slug, mandatory, kind }) => mandatory && kind !== 'consent' && !(slug in criterias),
  );
  const wrong = [...faults, ...missing.map(({ slug }) => ({ slug, code: 'required' }))];
  if (wrong.length > 0)
    throw invalidInput(
      wrong.map(({ slug, ...rest }) => ({ field: `body.criterias.${slug}`, ...rest })),
    );
  if (isEmpty(values.email) && isEmpty(values.phone)) throw contactUnreachable();
  const id = newHexId();
  await withFreeEmail({ db, app }, { ...values, clientId, id }, () =>
    writeContacts({ db }, { clientId, origin: 'manual' }, [
      contactPatch({ id, isNew: true }, values, book),
    ]),
  );
  await app.events.publish(db, contactCreated, {
    clientId,
    payload: { contactId: id, origin: 'manual' },
  });
  return id;
}
