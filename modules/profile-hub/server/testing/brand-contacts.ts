import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';
import { recordDecisions } from '../consents/record-decisions.ts';
import { contactPatch } from '../contacts/contact-row.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';

/** A test contact, stored like in the app: consent is written through the ledger. */
export async function brandContact(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  values: ContactValues,
  {
    decisions = {},
    at = new Date('2026-05-14T09:00:00Z'),
  }: { decisions?: Record<string, Decision>; at?: Date } = {},
): Promise<string> {
  const book = await readCriteriaIndex({ db }, clientId);
  const id = newHexId();
  await writeContacts({ db }, { clientId, origin: 'manual' }, [
    contactPatch({ id, isNew: true }, values, book),
  ]);
  await recordDecisions({ db }, clientId, {
    decisions: Object.entries(decisions).map(([slug, decision]) => ({
      contactId: id,
      purpose: book.bySlug(slug)?.purpose ?? 0,
      decision,
    })),
    proof: { at, source: 'manual', sourceName: 'test' },
  });
  return id;
}
