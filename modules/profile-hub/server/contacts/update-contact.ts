import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { contactChanged } from '#modules/profile-hub/contract/events.ts';
import { contactUnreachable } from '#modules/profile-hub/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { lockVersioned } from '#platform/server/records/update-versioned.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { checkValues, isEmpty } from './check-values.ts';
import { contactPatch } from './contact-patch.ts';
import { withFreeEmail } from './with-free-email.ts';
import { writeContacts } from './write-contacts.ts';

/** Changes the given values, unless the contact changed since it was read [PH-05]. */
export async function updateContact(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, id, userId }: { clientId: string; id: string; userId: string },
  { version, criterias }: { version: number; criterias: ContactValues },
): Promise<void> {
  const key = { client_id: clientId, id };
  const kept = await lockVersioned({ db, app }, { table: 'profile_hub.contacts', key, version });
  const book = await readCriteriaIndex({ db }, clientId);
  const country = textOf(criterias.country, kept.country);
  const { values, faults } = checkValues(criterias, book, { country });
  if (faults.length > 0)
    throw invalidInput(
      faults.map(({ slug, ...fault }) => ({ field: `body.criterias.${slug}`, ...fault })),
    );
  const { email = kept.email, phone = kept.phone } = values;
  if (isEmpty(email) && isEmpty(phone)) throw contactUnreachable();
  const { updated } = await withFreeEmail({ db, app }, { ...values, clientId, id }, () =>
    writeContacts({ db }, { clientId, origin: 'manual', by: userId }, [
      contactPatch({ id, isNew: false }, values, book),
    ]),
  );
  if (updated.length === 0) return;
  await app.events.publish(db, contactChanged, {
    clientId,
    payload: { contactId: id, criterias: Object.keys(values) },
  });
}

function textOf(given: ContactValue | undefined, kept: string | null): string | null {
  return typeof given === 'string' ? given : given === undefined ? kept : null;
}
