import { BLOCK_KINDS } from '#modules/profile-hub/contract/blocks/block.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';

/** The id of the contact whose value is taken, for each criterion. */
export type MergeChoices = Readonly<Record<string, string>>;

type Field = Comparison['fields'][number];

export function suggestedChoices({ fields }: Comparison): MergeChoices {
  return Object.fromEntries(fields.map(({ slug, suggested }) => [slug, suggested]));
}

/** All values from one contact; criteria that it does not have use the suggestion. */
export function choicesFrom(comparison: Comparison, contactId: string): MergeChoices {
  const { criterias = {} } = comparison.contacts.find(({ id }) => id === contactId) ?? {};
  return Object.fromEntries(
    comparison.fields.map(({ slug, suggested }) => [
      slug,
      (criterias[slug] ?? null) === null ? suggested : contactId,
    ]),
  );
}

/**
 * Whether the resulting contact has a blocked address for a purpose; email and phone come from the contacts chosen for
 * them.
 */
export function isStillBlocked(
  { contacts }: Pick<Comparison, 'contacts'>,
  choices: MergeChoices,
  blocked: Comparison['consents'][number]['blocked'],
): boolean {
  return BLOCK_KINDS.some((kind) => {
    const at = contacts.findIndex(({ id }) => id === choices[kind]);
    return blocked[at]?.includes(kind) ?? false;
  });
}

export function isSameInAll({ contacts }: Comparison, { slug }: Field): boolean {
  const values = contacts.map(({ criterias }) => JSON.stringify(criterias[slug] ?? null));
  return new Set(values).size === 1;
}

/** The resulting value; lists are combined. */
export function mergedValue(
  { contacts }: Comparison,
  { slug, type }: Field,
  choices: MergeChoices,
): ContactValue {
  if (type === 'closedMultiple') {
    const all = contacts.flatMap(({ criterias }) => criterias[slug] ?? []);
    return [...new Set(all.filter((one) => typeof one === 'number'))];
  }
  return contacts.find(({ id }) => id === choices[slug])?.criterias[slug] ?? null;
}
