import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';

/** Whether two values say the same; of several choices the order says nothing. */
export function sameValue(one: ContactValue, other: ContactValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((choice) => other.includes(choice));
}

/** An empty cell and no choice say nothing. */
export function saysNothing(value: ContactValue | undefined): value is null | undefined {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}
