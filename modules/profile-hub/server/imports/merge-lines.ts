import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/merge-rule.ts';
import { newHexId } from '#platform/server/database/new-hex-id.ts';
import type { ImportRow } from '#platform/server/imports/import-definition.ts';
import { type ContactRow, contactValue } from '../contacts/contact-row.ts';
import type { CriteriaBook } from '../criteria/criteria-book.ts';
import type { ContactLine } from './contact-columns.ts';
import type { ImportSums } from './import-sums.ts';
import { addressOf, type LineAddress, type MatchedContacts } from './match-contacts.ts';
import { sameValue, saysNothing } from './same-value.ts';

/** What the lines of a batch make of one contact. */
export interface ContactDraft {
  id: string;
  /** As it is kept; without it the contact is new. */
  contact: ContactRow | undefined;
  /** What is written, by slug. */
  values: Record<string, ContactValue>;
  /** What the lines say of consent, by purpose. Where two say different things, no is what counts. */
  decisions: Map<number, boolean>;
  /** All addresses that its lines have. */
  addresses: string[];
}

/**
 * Lines that mean one person become one change, in the order of the file: to a later line an earlier one is what a kept
 * contact is to the first [PH-13].
 */
export function mergeLines(
  rows: readonly ImportRow<ContactLine>[],
  about: { matched: MatchedContacts; book: CriteriaBook; rule: MergeRule; sums: ImportSums },
): ContactDraft[] {
  const drafts = new Map<string, ContactDraft>();
  const addresses = new DraftsByAddress();
  for (const { values } of rows) {
    const address = addressOf(values);
    const contact = about.matched.find(address);
    const known = contact ? drafts.get(contact.id) : addresses.find(address);
    if (about.rule === 'base' && (contact || known)) continue;
    const draft: ContactDraft = known ?? {
      id: contact?.id ?? newHexId(),
      contact,
      values: {},
      decisions: new Map(),
      addresses: [],
    };
    draft.addresses.push(...[address.email, address.phone].filter((one) => one !== null));
    addresses.add(address, draft);
    drafts.set(draft.id, draft);
    addLine(draft, values, about);
  }
  return [...drafts.values()];
}

function addLine(
  draft: ContactDraft,
  line: ContactLine,
  { book, rule, sums }: { book: CriteriaBook; rule: MergeRule; sums: ImportSums },
): void {
  for (const [slug, value] of Object.entries(line)) {
    const criterion = book.bySlug(slug);
    if (!criterion || saysNothing(value)) continue;
    if (criterion.kind === 'consent') {
      const purpose = criterion.purpose ?? 0;
      draft.decisions.set(purpose, value === true && draft.decisions.get(purpose) !== false);
      continue;
    }
    const now =
      draft.values[slug] ?? (draft.contact ? contactValue(draft.contact, criterion) : null);
    if (sameValue(now, value)) continue;
    const isBlank = saysNothing(now);
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
    const hasOther = email !== null && byPhone && !saysNothing(emailOf(byPhone));
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
