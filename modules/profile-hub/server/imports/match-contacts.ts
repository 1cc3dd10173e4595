import { sql } from 'kysely';
import { type ContactRow, contactColumns } from '../contacts/contact-row.ts';
import { contactsByAddress } from '../contacts/contacts-by-address.ts';
import type { Context } from '../tables.ts';
import type { ContactLine } from './contact-columns.ts';

export interface LineAddress {
  email: string | null;
  phone: string | null;
}

export function readLineAddress({ email, phone }: ContactLine): LineAddress {
  return { email: wordOf(email), phone: wordOf(phone) };
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The contact of each line in a batch. */
export class MatchedContacts {
  readonly #byEmail = new Map<string, ContactRow>();
  readonly #byPhone = new Map<string, ContactRow[]>();

  addEmail(email: string, contact: ContactRow): void {
    this.#byEmail.set(email, contact);
  }

  addPhone(phone: string, contact: ContactRow): void {
    this.#byPhone.set(phone, [...(this.#byPhone.get(phone) ?? []), contact]);
  }

  /**
   * By email, then by phone [PH-13]. Persons with different emails may share a phone, so a contact with another email
   * is not matched by it. Of several, the one without an email is preferred, else the oldest.
   */
  find({ email, phone }: LineAddress): ContactRow | undefined {
    const byEmail = email === null ? undefined : this.#byEmail.get(email);
    if (byEmail || phone === null) return byEmail;
    const sharing = this.#byPhone.get(phone) ?? [];
    return (
      sharing.find((contact) => contact.email === null) ?? (email === null ? sharing[0] : undefined)
    );
  }
}

export async function matchContacts(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  lines: readonly LineAddress[],
): Promise<MatchedContacts> {
  const found = await contactsByAddress({ db }, clientId, {
    emails: distinct(lines.map(({ email }) => email)),
    phones: distinct(lines.map(({ phone }) => phone)),
  });
  const matched = new MatchedContacts();
  if (found.length === 0) return matched;
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from profile_hub.contacts as contact
    where contact.client_id = ${clientId}
      and contact.id = any (${distinct(found.map(({ contactId }) => contactId))}::text[])
    order by contact.created_at, contact.id`.execute(db);
  const addresses = Map.groupBy(found, ({ contactId }) => contactId);
  for (const contact of rows) {
    for (const { kind, value } of addresses.get(contact.id) ?? []) {
      if (kind === 'email') matched.addEmail(value, contact);
      else matched.addPhone(value, contact);
    }
  }
  return matched;
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values)].filter((word) => word !== null);
}
