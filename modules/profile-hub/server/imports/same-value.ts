import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';

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
