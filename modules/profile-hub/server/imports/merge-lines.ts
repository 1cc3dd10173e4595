import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/import-terms.ts';
import type { CriterionCount } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';
import type { ImportRow } from '#platform/server/imports/import-definition.ts';
import { type ContactRow, contactValue } from '../contacts/contact-row.ts';
import type { CriteriaIndex } from '../criteria/criteria-index.ts';
import type { ContactLine } from './contact-columns.ts';
import { type LineAddress, type MatchedContacts, readLineAddress } from './match-contacts.ts';

/** Whether two values are equal; the order of several choices does not matter. */
export function sameValue(one: ContactValue, other: ContactValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((choice) => other.includes(choice));
}

/** Empty cells and empty lists are no value. */
export function isEmptyValue(value: ContactValue | undefined): value is null | undefined {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

/** Totals of an import by criterion. */
export class ImportSums {
  readonly startedAt = new Date();
  readonly given = new Map<string, number>();
  keptWithdrawn = 0;
  readonly #criteria = new Map<string, CriterionCount>();

  count(slug: string, what: 'created' | 'filled' | 'replaced' | 'left'): void {
    const counts = this.#criteria.get(slug) ?? {
      slug,
      created: 0,
      filled: 0,
      replaced: 0,
      left: 0,
    };
    counts[what] += 1;
    this.#criteria.set(slug, counts);
  }

  gave(slug: string): void {
    this.given.set(slug, (this.given.get(slug) ?? 0) + 1);
  }

  get criteria(): CriterionCount[] {
    return [...this.#criteria.values()];
  }
}

/** The changes of one contact from the lines of a batch. */
export interface ContactDraft {
  id: string;
  /** The stored contact; undefined for a new one. */
  contact: ContactRow | undefined;
  /** Values to write, by slug. */
  values: Record<string, ContactValue>;
  /** Values of the lines, merged by the rule, including consent and values that are not written. */
  said: Record<string, ContactValue>;
  /** Consent in the lines, by purpose; if lines disagree, no counts. */
  decisions: Map<number, boolean>;
  /** All addresses in its lines. */
  addresses: string[];
}

/**
 * Combines lines of one person into one change, in file order: for a later line, an earlier one counts as the stored
 * contact [PH-13].
 */
export function mergeLines(
  rows: readonly ImportRow<ContactLine>[],
  about: { matched: MatchedContacts; book: CriteriaIndex; rule: MergeRule; sums: ImportSums },
): ContactDraft[] {
  const drafts = new Map<string, ContactDraft>();
  const addresses = new DraftsByAddress();
  for (const { values } of rows) {
    const address = readLineAddress(values);
    const contact = about.matched.find(address);
    const known = contact ? drafts.get(contact.id) : addresses.find(address);
    if (about.rule === 'base' && known) continue;
    const draft: ContactDraft = known ?? {
      id: contact?.id ?? newHexId(),
      contact,
      values: {},
      said: {},
      decisions: new Map(),
      addresses: [],
    };
    draft.addresses.push(...[address.email, address.phone].filter((one) => one !== null));
    addresses.add(address, draft);
    drafts.set(draft.id, draft);
    addFileValues(draft, values, about);
    if (about.rule !== 'base' || !contact) addLine(draft, values, about);
  }
  return [...drafts.values()];
}

function addFileValues(
  { said }: ContactDraft,
  line: ContactLine,
  { book, rule }: { book: CriteriaIndex; rule: MergeRule },
): void {
  for (const [slug, value] of Object.entries(line)) {
    const criterion = book.bySlug(slug);
    if (!criterion || isEmptyValue(value)) continue;
    if (criterion.kind === 'consent') said[slug] = value === true && said[slug] !== false;
    else if (rule === 'file' || !(slug in said)) said[slug] = value;
  }
}

function addLine(
  draft: ContactDraft,
  line: ContactLine,
  { book, rule, sums }: { book: CriteriaIndex; rule: MergeRule; sums: ImportSums },
): void {
  for (const [slug, value] of Object.entries(line)) {
    const criterion = book.bySlug(slug);
    if (!criterion || isEmptyValue(value)) continue;
    if (criterion.kind === 'consent') {
      const purpose = criterion.purpose ?? 0;
      draft.decisions.set(purpose, value === true && draft.decisions.get(purpose) !== false);
      continue;
    }
    const now =
      draft.values[slug] ?? (draft.contact ? contactValue(draft.contact, criterion) : null);
    if (sameValue(now, value)) continue;
    const isBlank = isEmptyValue(now);
    if (!isBlank && rule !== 'file') {
      sums.count(slug, 'left');
      continue;
    }
    draft.values[slug] = value;
    sums.count(slug, isBlank ? (draft.contact ? 'filled' : 'created') : 'replaced');
  }
}

/** New contacts of a batch, found by the same rules as stored contacts. */
class DraftsByAddress {
  readonly #byEmail = new Map<string, ContactDraft>();
  readonly #byPhone = new Map<string, ContactDraft>();

  find({ email, phone }: LineAddress): ContactDraft | undefined {
    const byEmail = email === null ? undefined : this.#byEmail.get(email);
    if (byEmail || phone === null) return byEmail;
    const byPhone = this.#byPhone.get(phone);
    const hasOther = email !== null && byPhone && !isEmptyValue(emailOf(byPhone));
    return hasOther ? undefined : byPhone;
  }

  add({ email, phone }: LineAddress, draft: ContactDraft): void {
    if (email !== null) this.#byEmail.set(email, draft);
    if (phone !== null && !this.#byPhone.has(phone)) this.#byPhone.set(phone, draft);
  }
}

function emailOf({ contact, values }: ContactDraft): ContactValue {
  return values.email ?? (contact?.email as string | null | undefined) ?? null;
}
