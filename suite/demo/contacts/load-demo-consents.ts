import { sql } from 'kysely';
import type { CriteriaIndex } from '#modules/profile-hub/server/criteria/criteria-index.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { DemoConsent, DemoContact } from './demo-famous-contacts.ts';

export type LoadedContact = DemoContact & { id: string };

const DAY_MS = 86_400_000;

/** The texts that people agreed to; a withdrawal refers to none. */
const WORDINGS = {
  optin_email: 'Maison Aubrac peut m’écrire par e-mail. · Maison Aubrac darf mir schreiben.',
  optin_phone: 'Der Händler darf mich anrufen.',
  optin_partners: 'Maison Aubrac peut transmettre mes coordonnées à ses partenaires.',
  'Club des couteliers': 'Je deviens membre du Club des couteliers.',
  'Pflegetipps-Rundbrief': 'Pflegetipps-Rundbrief, viermal im Jahr',
} as const;
const SOURCES = {
  import: 'kundenkartei_herbst_2026.xlsx',
  lead: 'Formulaire de la page produit',
  answer: 'Jeu-concours du salon de Lyon',
  manual: 'Link in a text message',
} as const;

/** The ledger of the demo's contacts, as if it had been written over the years. */
export async function loadDemoConsents(
  { db, book }: { db: Db<ProfileHubTables>; book: CriteriaIndex },
  clientId: string,
  contacts: readonly LoadedContact[],
): Promise<void> {
  const wordings = Object.entries(WORDINGS).map(([purpose, text]) => ({
    purpose,
    id: uuidV7(),
    text,
  }));
  await db
    .insertInto('profile_hub.wordings')
    .values(wordings.map(({ id, text }) => ({ client_id: clientId, id, text })))
    .execute();
  const wordingOf = new Map(wordings.map(({ purpose, id }) => [purpose, id]));
  const numbers = new Map(
    book.all.flatMap(({ label, slug, purpose }) =>
      purpose === undefined ? [] : [[typeof label === 'object' ? label.words : slug, purpose]],
    ),
  );
  const now = Date.now();
  const line = (contact: LoadedContact, { purpose, decision, daysAgo }: DemoConsent) => {
    const at = new Date(now - daysAgo * DAY_MS).toISOString();
    const source = decision === 'withdrawn' ? 'manual' : sourceOf(contact.origin);
    return {
      contact_id: contact.id,
      purpose: numbers.get(purpose),
      decision,
      at,
      source,
      source_name: SOURCES[source],
      wording_id: decision === 'withdrawn' ? null : wordingOf.get(purpose),
    };
  };
  const lines = contacts.flatMap((contact) => contact.consents.map((one) => line(contact, one)));
  await sql`
    insert into profile_hub.consents
      (client_id, id, contact_id, purpose, decision, at, recorded_at, source, source_name, wording_id)
    select ${clientId}, gen_random_uuid(), contact_id, purpose, decision, at, at, source, source_name, wording_id
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as told (
      contact_id text, purpose integer, decision text, at timestamptz, source text, source_name text, wording_id uuid)`.execute(
    db,
  );
}

function sourceOf(origin: LoadedContact['origin']): keyof typeof SOURCES {
  return origin === 'api' ? 'answer' : origin;
}
