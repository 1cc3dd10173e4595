import type { Contact } from '#modules/profile-hub/contract/contact.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';

/** Criteria in use, without consent, which has its own place: those with a value first, each part in its order. */
export function filledFirst(
  criteria: readonly Criterion[],
  { criterias }: Pick<Contact, 'criterias'>,
): Criterion[] {
  const all = criteria.filter(({ active, consent }) => active && !consent);
  const isFilled = ({ slug }: Criterion) =>
    criterias[slug] !== null && criterias[slug] !== undefined;
  return [...all.filter(isFilled), ...all.filter((one) => !isFilled(one))];
}
