import type { ContactValue, ContactValues } from '#modules/profile-hub/contract/contact.ts';
import { type ContactRow, contactValue } from '../contacts/contact-row.ts';
import type { CriteriaBook } from '../criteria/criteria-book.ts';
import type { ContactCopy } from '../tables/merge-tables.ts';

/** Copies are rows as JSON: all that values are read from is the same. */
export function valueOfCopy(
  copy: ContactCopy,
  criterion: CriteriaBook['all'][number],
): ContactValue {
  return contactValue(copy as unknown as ContactRow, criterion);
}

/**
 * What the kept contact has afterwards, without consent, which its ledger decides [PH-18]. The choice counts; without one, what
 * the oldest has, or else the first that knows it. Lists take what any of them has.
 */
export function mergedValues(
  copies: readonly ContactCopy[],
  choices: ReadonlyMap<string, string>,
  book: CriteriaBook,
): ContactValues {
  return Object.fromEntries(
    book.all
      .filter(({ kind }) => kind !== 'consent')
      .map((criterion) => {
        const values = copies.map((copy) => valueOfCopy(copy, criterion));
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
