import { BLOCK_KINDS } from '#modules/profile-hub/contract/blocks/block.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';

/** For each criterion whose value is kept, by the contact's id. */
export type MergeChoices = Readonly<Record<string, string>>;

type Field = Comparison['fields'][number];

export function suggestedChoices({ fields }: Comparison): MergeChoices {
  return Object.fromEntries(fields.map(({ slug, suggested }) => [slug, suggested]));
}

/** All from one contact, as far as it knows something. */
export function choicesFrom(comparison: Comparison, contactId: string): MergeChoices {
  const { criterias = {} } = comparison.contacts.find(({ id }) => id === contactId) ?? {};
  return Object.fromEntries(
    comparison.fields.map(({ slug, suggested }) => [
      slug,
      (criterias[slug] ?? null) === null ? suggested : contactId,
    ]),
  );
}

/** Whether the kept contact has an address that is blocked for a purpose: each kind comes from the contact chosen for it. */
export function staysBlocked(
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

/** What the kept contact has afterwards; lists take what any of them has. */
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
