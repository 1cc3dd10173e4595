import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { type ContactRow, contactValue } from '../contacts/contact-row.ts';
import type { CriteriaIndex } from '../criteria/criteria-index.ts';
import type { ContactCopy } from '../tables/merge-tables.ts';

/** Copies are rows as JSON, with the same fields that values are read from. */
export function readCopyValue(
  copy: ContactCopy,
  criterion: CriteriaIndex['all'][number],
): ContactValue {
  return contactValue(copy as unknown as ContactRow, criterion);
}

/**
 * Values of the remaining contact, without consent, which the ledger determines [PH-18]. The user's choice counts;
 * otherwise the first known value, oldest contact first. List values are combined.
 */
export function mergedValues(
  copies: readonly ContactCopy[],
  choices: ReadonlyMap<string, string>,
  book: CriteriaIndex,
): ContactValues {
  return Object.fromEntries(
    book.all
      .filter(({ kind }) => kind !== 'consent')
      .map((criterion) => {
        const values = copies.map((copy) => readCopyValue(copy, criterion));
        if (criterion.type === 'closedMultiple') return [criterion.slug, allOptions(values)];
        const chosen = copies.findIndex(({ id }) => id === choices.get(criterion.slug));
        const value = chosen >= 0 ? values[chosen] : values.find((one) => one !== null);
        return [criterion.slug, value ?? null];
      }),
  );
}

function allOptions(values: readonly ContactValue[]): ContactValue {
  const options = [...new Set(values.flat().filter((one) => typeof one === 'number'))];
  return options.length > 0 ? options : null;
}
