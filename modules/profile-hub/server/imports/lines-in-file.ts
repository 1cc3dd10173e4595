import { hash } from 'node:crypto';
import type { ContactLine } from './contact-columns.ts';
import type { LineAddress } from './match-contacts.ts';

interface Earlier {
  /** Fingerprint of the values, to detect repeated lines. */
  said: string;
  email: string | null;
}

/** The persons of earlier lines of the same file, found as those of the base are. */
export class LinesInFile {
  readonly #byContact = new Map<string, Earlier>();
  readonly #byEmail = new Map<string, Earlier>();
  readonly #byPhone = new Map<string, Earlier>();

  /**
   * Compares with an earlier line of the same person. Persons with an existing contact are identified only by that
   * contact.
   */
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
