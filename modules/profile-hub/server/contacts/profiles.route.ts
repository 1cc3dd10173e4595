import { listConsentsCall, updateOptinCall } from '#modules/profile-hub/contract/consents.ts';
import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { contactChanged, contactCreated } from '#modules/profile-hub/contract/events.ts';
import { contactUnreachable, emailTaken } from '#modules/profile-hub/contract/problems.ts';
import {
  createProfileCall,
  getContactChoicesCall,
  getProfileCall,
  searchProfilesCall,
  setCriterionCall,
  updateProfileCall,
} from '#modules/profile-hub/contract/profiles.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { lockVersioned } from '#platform/server/records/update-versioned.ts';
import { restoreBlockedAddresses } from '../blocks/blocked-addresses.ts';
import { requireProof, requireUnblocked } from '../consents/record-optin.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { route } from '../route.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import { changeChosen } from './change-chosen.ts';
import { valueForMany } from './change-contacts.ts';
import { checkValues, isEmpty } from './check-values.ts';
import { contactPatch } from './contact-row.ts';
import { contactsByAddress } from './contacts-by-address.ts';
import { readContact, resolveMergedContactId } from './read-contact.ts';
import { readContactConsents } from './read-contact-consents.ts';
import { contactChoices, searchContacts } from './search-contacts.ts';
import { writeContacts } from './write-contacts.ts';

const searchProfilesRoute = route(
  searchProfilesCall,
  ({ db, body, membership: { clientId } }) => searchContacts({ db }, body, clientId),
  // Read-only, so page and count can run in parallel.
  { ownTransactions: true },
);

const getContactChoicesRoute = route(
  getContactChoicesCall,
  ({ db, app, membership: { clientId }, request }) =>
    contactChoices({ db, app }, { clientId, reader: request.locale }),
);

const getProfileRoute = route(getProfileCall, ({ db, params, membership }) =>
  readContact({ db }, { clientId: membership.clientId, id: params.id }),
);

const createProfileRoute = route(
  createProfileCall,
  async ({ db, app, body, membership: { clientId } }) => {
    const id = await createContact({ db, app }, clientId, body.criterias);
    return readContact({ db }, { clientId, id });
  },
);

const updateProfileRoute = route(
  updateProfileCall,
  async ({ db, app, params: { id }, body, membership: { clientId }, principal: { userId } }) => {
    await updateContact({ db, app }, { clientId, id, userId }, body);
    return readContact({ db }, { clientId, id });
  },
);

const setCriterionRoute = route(
  setCriterionCall,
  async ({ db, app, body, membership: { clientId }, principal: { userId } }) => {
    const { which, slug } = body;
    const value = valueForMany(body, await readCriteriaIndex({ db }, clientId));
    const change = { action: 'criterion', slug, value } as const;
    return changeChosen({ db, app }, { clientId, userId }, { which, change });
  },
);

/** Adds a contact manually and returns its id [PH-05]. */
async function createContact(
  { db, app }: Context,
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

/** Changes the given values, unless the contact changed since it was read [PH-05]. */
async function updateContact(
  { db, app }: Context,
  { clientId, id, userId }: { clientId: string; id: string; userId: string },
  { version, criterias }: { version: number; criterias: ContactValues },
): Promise<void> {
  const key = { client_id: clientId, id };
  const stored = await lockVersioned({ db, app }, { table: 'profile_hub.contacts', key, version });
  const book = await readCriteriaIndex({ db }, clientId);
  const country = textOf(criterias.country, stored.country);
  const { values, faults } = checkValues(criterias, book, { country });
  if (faults.length > 0)
    throw invalidInput(
      faults.map(({ slug, ...fault }) => ({ field: `body.criterias.${slug}`, ...fault })),
    );
  const { email = stored.email, phone = stored.phone } = values;
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

function textOf(given: ContactValue | undefined, stored: string | null): string | null {
  return typeof given === 'string' ? given : given === undefined ? stored : null;
}

/**
 * Writes a contact manually if no other contact has its email, directly or through a merge [PH-05, PH-18]. The problem
 * names that contact.
 */
async function withFreeEmail<Result>(
  { db, app }: { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> },
  {
    clientId,
    id,
    email,
    phone,
  }: { clientId: string; id: string; email?: unknown; phone?: unknown },
  write: () => Promise<Result>,
): Promise<Result> {
  if (typeof email === 'string' && email !== '') {
    const found = await contactsByAddress({ db }, clientId, { emails: [email] });
    const other = found.find(({ contactId }) => contactId !== id);
    if (other) throw emailTaken({ email, contactId: other.contactId });
  }
  await restoreBlockedAddresses({ db, app }, clientId, [email, phone]);
  // The unique index refuses the second of two concurrent writes.
  return constraintProblem(
    { contacts_email: () => emailTaken({ email: String(email), contactId: '' }) },
    write,
  );
}

const updateOptinRoute = route(
  updateOptinCall,
  async ({ db, app, body, membership: { clientId }, principal: { userId } }) => {
    const { which, optin } = body;
    requireProof(optin, await readCriteriaIndex({ db }, clientId));
    await requireUnblocked({ db }, clientId, body);
    const at = optin.at ?? new Date().toISOString();
    const change = { action: 'optin', optin: { ...optin, at } } as const;
    return changeChosen({ db, app }, { clientId, userId }, { which, change });
  },
);

const listConsentsRoute = route(
  listConsentsCall,
  async ({ db, app, params, membership: { clientId } }) => {
    const id = await resolveMergedContactId({ db }, { clientId, id: params.id });
    return readContactConsents({ db, app }, { clientId, id });
  },
);

export const profilesRoutes = [
  searchProfilesRoute,
  getContactChoicesRoute,
  getProfileRoute,
  createProfileRoute,
  updateProfileRoute,
  setCriterionRoute,
  updateOptinRoute,
  listConsentsRoute,
];
