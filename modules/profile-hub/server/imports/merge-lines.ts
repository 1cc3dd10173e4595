import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/merge-rule.ts';
import { newHexId } from '#platform/server/database/new-hex-id.ts';
import type { ImportRow } from '#platform/server/imports/import-definition.ts';
import { type ContactRow, contactValue } from '../contacts/contact-row.ts';
import type { CriteriaIndex } from '../criteria/criteria-index.ts';
import type { ContactLine } from './contact-columns.ts';
import type { ImportSums } from './import-sums.ts';
import { type LineAddress, type MatchedContacts, readLineAddress } from './match-contacts.ts';
import { isEmptyValue, sameValue } from './same-value.ts';

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
  /** All addresses that its lines have. */
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
    addSaid(draft, values, about);
    if (about.rule !== 'base' || !contact) addLine(draft, values, about);
  }
  return [...drafts.values()];
}

function addSaid(
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

/** The new contacts of a batch, found as those of the base are. */
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
