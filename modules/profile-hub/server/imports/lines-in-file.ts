import { hash } from 'node:crypto';
import type { ContactLine } from './contact-columns.ts';
import type { LineAddress } from './match-contacts.ts';

interface Earlier {
  /** Of what it said, so that a line that is only repeated is known. */
  said: string;
  email: string | null;
}

/** The persons of earlier lines of the same file, found as those of the base are. */
export class LinesInFile {
  readonly #byContact = new Map<string, Earlier>();
  readonly #byEmail = new Map<string, Earlier>();
  readonly #byPhone = new Map<string, Earlier>();

  /** What became of a line before this one that means the same person; who is in the base is known by that alone. */
  find(
    address: LineAddress,
    values: ContactLine,
    contactId: string | undefined,
  ): 'same' | 'other' | undefined {
    const earlier =
      contactId === undefined ? this.#earlier(address) : this.#byContact.get(contactId);
    if (!earlier) return undefined;
    return earlier.said === fingerprint(values) ? 'same' : 'other';
  }

  add({ email, phone }: LineAddress, values: ContactLine, contactId: string | undefined): void {
    const one = { said: fingerprint(values), email };
    if (contactId !== undefined && !this.#byContact.has(contactId))
      this.#byContact.set(contactId, one);
    if (email !== null && !this.#byEmail.has(email)) this.#byEmail.set(email, one);
    if (phone !== null && !this.#byPhone.has(phone)) this.#byPhone.set(phone, one);
  }

  #earlier({ email, phone }: LineAddress): Earlier | undefined {
    const byEmail = email === null ? undefined : this.#byEmail.get(email);
    if (byEmail || phone === null) return byEmail;
    const byPhone = this.#byPhone.get(phone);
    return byPhone && (email === null || byPhone.email === null) ? byPhone : undefined;
  }
}

function fingerprint(values: ContactLine): string {
  return hash('sha1', JSON.stringify(values), 'base64').slice(0, 12);
}
