import { sql } from 'kysely';
import { recalculateConsent } from '#modules/profile-hub/server/blocks/recalculate-consent.ts';
import { addBlocks, blockWithdrawn } from '#modules/profile-hub/server/blocks/write-blocks.ts';
import { contactPatch } from '#modules/profile-hub/server/contacts/contact-row.ts';
import { writeContacts } from '#modules/profile-hub/server/contacts/write-contacts.ts';
import { createCriterion } from '#modules/profile-hub/server/criteria/create-criterion.ts';
import {
  type CriteriaIndex,
  readCriteriaIndex,
} from '#modules/profile-hub/server/criteria/criteria-index.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';
import { demoClients } from '../demo-people.ts';
import { updateStatistics } from '../update-statistics.ts';
import { demoContacts, demoContactsOfNasbinals } from './demo-contacts.ts';
import { DEMO_CRITERIA } from './demo-criteria.ts';
import type { DemoContact } from './demo-famous-contacts.ts';
import { type LoadedContact, loadDemoConsents } from './load-demo-consents.ts';
import { loadDemoSegments } from './load-demo-segments.ts';
import { loadDemoStations } from './load-demo-stations.ts';

const DAY_MS = 86_400_000;

/** Sets the given id of a contact. */
/** The consumers of the first two brands: their data, consents, journeys and segments. */
export async function loadDemoContacts(db: Db<ProfileHubTables>): Promise<void> {
  const [aubrac, nasbinals] = demoClients;
  if (!aubrac || !nasbinals) return;
  for (const { label, labels, type, options, ...more } of DEMO_CRITERIA)
    await createCriterion({ db }, aubrac.id, {
      label,
      labels,
      type,
      options: [...options],
      mandatory: false,
      consent: 'consent' in more,
    });
  const book = await readCriteriaIndex({ db }, aubrac.id);
  const loaded = await writeDemoContacts({ db, book }, aubrac.id, demoContacts);
  await loadDemoConsents({ db, book }, aubrac.id, loaded);
  await loadDemoStations({ db }, aubrac.id, loaded);
  await loadDemoSegments({ db, book }, aubrac.id, loaded);
  const plain = await readCriteriaIndex({ db }, nasbinals.id);
  const few = await writeDemoContacts({ db, book: plain }, nasbinals.id, demoContactsOfNasbinals);
  await loadDemoConsents({ db, book: plain }, nasbinals.id, few);
  await updateStatistics(db, [
    'profile_hub.contacts',
    'profile_hub.consents',
    'profile_hub.stations',
  ]);
  for (const [clientId, contacts] of [
    [aubrac.id, loaded],
    [nasbinals.id, few],
  ] as const) {
    await recalculateConsent(
      { db },
      clientId,
      contacts.map(({ id }) => id),
    );
    await loadDemoBlocks({ db }, clientId);
  }
}

async function writeDemoContacts(
  { db, book }: { db: Db<ProfileHubTables>; book: CriteriaIndex },
  clientId: string,
  contacts: readonly DemoContact[],
): Promise<LoadedContact[]> {
  const now = Date.now();
  const loaded = contacts.map((contact, at) => ({
    ...contact,
    id: idOf(at, now - contact.daysAgo * DAY_MS),
  }));
  for (const [origin, some] of Map.groupBy(loaded, (contact) => contact.origin))
    await writeContacts(
      { db },
      { clientId, origin },
      some.map(({ id, values, own }) =>
        contactPatch({ id, isNew: true }, { ...values, ...ownValues(own, book) }, book),
      ),
    );
  // Sets the dates back, because the contacts should look older than today.
  await sql`
    update profile_hub.contacts as contact
    set created_at = since.at, updated_at = since.at, last_activity_at = since.at
    from unnest(${loaded.map(({ id }) => id)}::text[],
      ${loaded.map(({ daysAgo }) => new Date(now - daysAgo * DAY_MS).toISOString())}::timestamptz[]) as since (id, at)
    where contact.client_id = ${clientId} and contact.id = since.id`.execute(db);
  return loaded;
}

function ownValues(
  own: DemoContact['own'],
  book: CriteriaIndex,
): Record<string, string | number | number[] | null> {
  return Object.fromEntries(
    book.all.flatMap((criterion): [string, string | number | number[] | null][] => {
      const given = typeof criterion.label === 'object' ? own[criterion.label.words] : undefined;
      if (given === undefined) return [];
      if (criterion.kind === 'text') return [[criterion.slug, String(given)]];
      const chosen = criterion.options.flatMap(({ id, label }) =>
        typeof id === 'number' && [given].flat().includes(label) ? [id] : [],
      );
      return [[criterion.slug, criterion.type === 'closedUnique' ? (chosen[0] ?? null) : chosen]];
    }),
  );
}

/** The time comes first, as in ids created later. */
function idOf(at: number, since: number): string {
  return (
    Math.floor(since / 1000)
      .toString(16)
      .padStart(8, '0') + at.toString(16).padStart(16, '0')
  );
}

/** The block list of a demo brand: withdrawn consents of its contacts, one manual entry and one bounced address. */
async function loadDemoBlocks(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<void> {
  const { rows: withdrawn } = await sql<{ contactId: string; purpose: number; at: Date }>`
    select contact.id as "contactId", consent.purpose, max(consent.at) as at
    from profile_hub.contacts as contact
    join profile_hub.consents as consent on consent.client_id = contact.client_id and consent.contact_id = contact.id
    where contact.client_id = ${clientId} and consent.decision = 'withdrawn' and consent.purpose = any (contact.withdrawn)
    group by contact.id, consent.purpose`.execute(db);
  await blockWithdrawn({ db }, clientId, withdrawn);
  const { rows } = await sql<{ email: string }>`
    select email from profile_hub.contacts
    where client_id = ${clientId} and email is not null and not (1 = any (given || withdrawn))
    order by id limit 2`.execute(db);
  const [first, second] = rows;
  const at = new Date();
  const block = { kind: 'email', purpose: 1, at } as const;
  await addBlocks({ db }, clientId, [
    ...(first
      ? [{ ...block, address: first.email, reason: 'manual', note: 'Lettre du 3 juin' } as const]
      : []),
    ...(second ? [{ ...block, address: second.email, reason: 'bounced' } as const] : []),
  ]);
}
