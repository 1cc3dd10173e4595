import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import type { Db } from '#platform/server/database/database.ts';
import { contactPatch } from '../contacts/contact-patch.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import { criteriaBook } from '../criteria/criteria-book.ts';
import type { ContactCopy } from '../tables/merge-tables.ts';
import type { ProfileHubTables } from '../tables.ts';
import { valueOfCopy } from './merged-values.ts';

/** Gives the kept contact what it had before, where nobody has changed it since; gives the slugs of what stays. */
export async function giveBackValues(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  { before, after, now }: { before: ContactCopy; after: ContactCopy; now: ContactCopy },
): Promise<string[]> {
  const book = await criteriaBook({ db }, clientId);
  const back: Record<string, ContactValues[string]> = {};
  const stays: string[] = [];
  for (const criterion of book.all) {
    if (criterion.kind === 'consent') continue;
    const [was, became, is] = [before, after, now].map((copy) => valueOfCopy(copy, criterion));
    if (isSame(was, became)) continue;
    if (isSame(became, is)) back[criterion.slug] = was ?? null;
    else stays.push(criterion.slug);
  }
  await writeContacts({ db }, { clientId, origin: 'manual' }, [
    contactPatch({ id: before.id, isNew: false }, back, book),
  ]);
  return stays;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
