import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { contactPatch } from '../contacts/contact-row.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ContactCopy } from '../tables/merge-tables.ts';
import type { Context } from '../tables.ts';
import { readCopyValue } from './merge-copies.ts';

/**
 * Restores previous values of the remaining contact, unless they changed since; returns the slugs that were not
 * restored. The contact always has an email or a phone afterwards.
 */
export async function giveBackValues(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { before, after: merged, now }: { before: ContactCopy; after: ContactCopy; now: ContactCopy },
): Promise<string[]> {
  const book = await readCriteriaIndex({ db }, clientId);
  const back: Record<string, ContactValues[string]> = {};
  const stays: string[] = [];
  for (const criterion of book.all) {
    if (criterion.kind === 'consent') continue;
    const [was, became, is] = [before, merged, now].map((copy) => readCopyValue(copy, criterion));
    if (isSame(was, became)) continue;
    if (isSame(became, is)) back[criterion.slug] = was ?? null;
    else stays.push(criterion.slug);
  }
  if (back.email && (await freeEmail({ db }, clientId, before)) === null) {
    delete back.email;
    stays.push('email');
  }
  const after = (slug: 'email' | 'phone') => (slug in back ? back[slug] : now[slug]);
  // A contact needs an address, so the previous one stays if there is no other.
  if (!after('email') && !after('phone')) Object.assign(back, addressesOf(before));
  await writeContacts({ db }, { clientId, origin: 'manual' }, [
    contactPatch({ id: before.id, isNew: false }, back, book),
  ]);
  return stays;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function addressesOf({ email, phone }: ContactCopy): ContactValues {
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof phone === 'string' && { phone }),
  };
}

/** Another contact may have taken the e-mail since, and e-mails are unique. */
export async function freeEmail(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { id, email }: ContactCopy,
): Promise<string | null> {
  if (typeof email !== 'string') return null;
  const taken = await db
    .selectFrom('profile_hub.contacts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst();
  return taken ? null : email;
}
