import { sql } from 'kysely';
import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { recogniseBlocked } from '../../blocks/known-blocks.ts';
import { contactPatch } from '../../contacts/contact-patch.ts';
import { type ContactRow, contactColumns, contactValue } from '../../contacts/contact-row.ts';
import { writeContacts } from '../../contacts/write-contacts.ts';
import { type CriteriaBook, criteriaBook } from '../../criteria/criteria-book.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { sameValue } from '../same-value.ts';

const PAGE = 2_000;

interface Changed {
  contact_id: string;
  before: ContactValues;
  after: ContactValues;
  contact: ContactRow;
}

/** Values that stood there before come back where nobody has written another one since. */
export async function restoreValues(
  { db, app }: { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> },
  {
    clientId,
    importId,
    progress,
  }: { clientId: string; importId: string; progress: (done: number) => void },
): Promise<{ restored: number; left: number }> {
  const book = await criteriaBook({ db }, clientId);
  const sums = { restored: 0, left: 0 };
  let done = 0;
  for (let after = ''; ; ) {
    const page = await changedAfter({ db }, { clientId, importId, after });
    const last = page.at(-1);
    if (!last) return sums;
    after = last.contact_id;
    const patches = page.flatMap((changed) => {
      const { values, left } = restorable(changed, book);
      const count = Object.keys(values).length;
      sums.restored += count;
      sums.left += left;
      const who = { id: changed.contact_id, isNew: false };
      return count > 0 ? [contactPatch(who, values, book)] : [];
    });
    await recogniseBlocked(
      { db, app },
      clientId,
      patches.flatMap(({ columns }) => [columns.email, columns.phone]),
    );
    await writeContacts({ db }, { clientId, origin: 'import', originId: importId }, patches);
    done += page.length;
    progress(done);
  }
}

async function changedAfter(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, importId, after }: { clientId: string; importId: string; after: string },
): Promise<Changed[]> {
  const { rows } = await sql<ContactRow & Omit<Changed, 'contact'>>`
    select change.contact_id, change.before, change.after, ${contactColumns}
    from profile_hub.import_changes as change
    join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = change.contact_id
    where change.client_id = ${clientId} and change.import_id = ${importId} and not change.created
      and change.contact_id > ${after}
    order by change.contact_id limit ${PAGE}`.execute(db);
  return rows.map((row) => ({ ...row, contact: row }));
}

function restorable(
  { before, after, contact }: Changed,
  book: CriteriaBook,
): { values: Record<string, ContactValue>; left: number } {
  const values: Record<string, ContactValue> = {};
  let left = 0;
  for (const [slug, written] of Object.entries(after)) {
    const criterion = book.bySlug(slug);
    const isAsWritten = criterion && sameValue(contactValue(contact, criterion), written);
    if (isAsWritten) values[slug] = before[slug] ?? null;
    else left += 1;
  }
  return isReachable(contact, values) ? { values, left } : withoutAddress(values, left);
}

/** Who would have neither e-mail nor phone then keeps what the import gave. */
function isReachable(contact: ContactRow, values: Record<string, ContactValue>): boolean {
  const then = (slug: 'email' | 'phone') => (slug in values ? values[slug] : contact[slug]);
  return Boolean(then('email') ?? then('phone'));
}

function withoutAddress(
  { email, phone, ...values }: Record<string, ContactValue>,
  left: number,
): { values: Record<string, ContactValue>; left: number } {
  return { values, left: left + [email, phone].filter((value) => value !== undefined).length };
}
