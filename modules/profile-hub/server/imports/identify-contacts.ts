import { hash } from 'node:crypto';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type {
  Identified,
  ImportRow,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import type { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import { blockedAddresses } from '../blocks/blocked-addresses.ts';
import { type ContactRow, contactValue } from '../contacts/contact-row.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import { erasedAddresses } from '../erasure/erase-contacts.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { ContactLine } from './contact-columns.ts';
import {
  type LineAddress,
  type MatchedContacts,
  matchContacts,
  readLineAddress,
} from './match-contacts.ts';
import { isEmptyValue, sameValue } from './merge-lines.ts';

export interface IdentifiedContacts extends Identified {
  matched: MatchedContacts;
  book: CriteriaIndex;
  /** Purposes for which addresses of the batch are on the block list. */
  blocked: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Contacts of the lines, the values that each rule would write, and the consents they would give [PH-10, PH-13]. */
export async function identifyContacts({
  rows,
  db,
  app,
  clientId,
  seen,
}: {
  rows: readonly ImportRow<ContactLine>[];
  db: Db<ProfileHubTables>;
  app: Pick<App, 'secrets'>;
  clientId: string;
  seen: SeenInFile;
}): Promise<IdentifiedContacts> {
  const addresses = rows.map(({ values }) => readLineAddress(values));
  const [book, matched, erased, blocked] = await Promise.all([
    readCriteriaIndex({ db }, clientId),
    matchContacts({ db }, clientId, addresses),
    erasedAddresses({ db, app }, clientId, addresses.flatMap(identifyingAddresses)),
    blockedAddresses(
      { db, app },
      clientId,
      addresses.flatMap(({ email, phone }) => [email ?? [], phone ?? []].flat()),
    ),
  ]);
  const inFile = seen.memory(() => new LinesInFile());
  const existing = new Set<number>();
  const unchanged = new Set<number>();
  const faults: LineFault[] = [];
  const figures = new Figures();
  rows.forEach(({ line, values }, index) => {
    const address = addresses[index] ?? { email: null, phone: null };
    if (address.email === null && address.phone === null) {
      faults.push({ line, column: 'email', code: 'profile-hub.unreachable' });
      return;
    }
    const contact = matched.find(address);
    if (!contact && identifyingAddresses(address).some((one) => erased.has(one))) {
      faults.push({ line, column: address.email ? 'email' : 'phone', code: 'profile-hub.erased' });
      return;
    }
    const earlier = inFile.find(address, values, contact?.id);
    inFile.add(address, values, contact?.id);
    figures.addSaid(values, book);
    if (earlier) figures.count('repeated');
    if (contact && !earlier) figures.count('matched');
    if (contact || earlier) existing.add(line);
    const isNew = !contact && !earlier;
    if (earlier === 'same') unchanged.add(line);
    else if (!earlier) {
      const isBlocked = (purpose: number) => blocksConsent(address, purpose, blocked);
      const differs = figures.compare(values, { contact, book, isBlocked });
      if (!isNew && !differs) unchanged.add(line);
    }
  });
  return { existing, unchanged, faults, figures: figures.all, matched, book, blocked };
}

/**
 * Several persons may share a phone, so the email decides if the line has one. Erased persons that returned on their
 * own are contacts again.
 */
function identifyingAddresses({ email, phone }: LineAddress): string[] {
  return [email ?? phone ?? []].flat();
}

/** Whether an address of the line is on the block list for the purpose. */
function blocksConsent(
  { email, phone }: LineAddress,
  purpose: number,
  blocked: IdentifiedContacts['blocked'],
): boolean {
  return [email, phone].some((one) => one !== null && blocked.get(one)?.has(purpose));
}

interface KnownOfLine {
  contact: ContactRow | undefined;
  book: CriteriaIndex;
  isBlocked: (purpose: number) => boolean;
}

/** Keys of figures in the report; the screen `what-happens.ts` shows them. */
class Figures {
  readonly all: Record<string, number> = {};

  count(name: string): void {
    this.all[name] = (this.all[name] ?? 0) + 1;
  }

  /** Counts the lines that give consent, per purpose. */
  addSaid(values: ContactLine, book: CriteriaIndex): void {
    for (const [slug, value] of Object.entries(values)) {
      if (value === true && book.bySlug(slug)?.kind === 'consent') this.count(`said.${slug}`);
    }
  }

  /** Whether the line contains a value that differs from the stored contact. */
  compare(values: ContactLine, known: KnownOfLine): boolean {
    const { contact, book } = known;
    let differs = false;
    for (const [slug, value] of Object.entries(values)) {
      const criterion = book.bySlug(slug);
      if (!criterion || isEmptyValue(value)) continue;
      if (criterion.kind === 'consent') {
        if (this.#decides(value === true, criterion.purpose ?? 0, { slug, ...known }))
          differs = true;
        continue;
      }
      if (!contact) continue;
      const now = contactValue(contact, criterion);
      if (sameValue(now, value)) continue;
      differs = true;
      this.count('file.values');
      this.count(isEmptyValue(now) ? 'blanks.values' : 'file.replaced');
    }
    return differs;
  }

  #decides(
    isYes: boolean,
    purpose: number,
    { slug, contact, isBlocked }: KnownOfLine & { slug: string },
  ): boolean {
    const isWithdrawn = isBlocked(purpose) || (contact?.withdrawn.includes(purpose) ?? false);
    if (isYes && isWithdrawn) this.count('keptWithdrawn');
    if (isYes && !isWithdrawn && !contact?.given.includes(purpose)) {
      this.count(`given.${slug}`);
      return true;
    }
    return !isYes && !isWithdrawn && !contact?.refused.includes(purpose);
  }
}

interface Earlier {
  /** Fingerprint of the values, to detect repeated lines. */
  said: string;
  email: string | null;
}

/** Persons of earlier lines in the same file, found by the same rules as stored contacts. */
class LinesInFile {
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
