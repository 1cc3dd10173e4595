import type { Contact, ContactValue } from '#modules/profile-hub/contract/contact.ts';

/**
 * The contact with the value that a user would most likely choose: the only one, not all capitals, the longest, else
 * the newest. Email and phone stay those of the oldest; the others are stored in addition.
 */
export function suggestedSide(
  contacts: readonly Pick<Contact, 'id' | 'criterias'>[],
  slug: string,
): string {
  const known = contacts.filter(({ criterias }) => !isEmpty(criterias[slug]));
  const candidates = known.length > 0 ? known : contacts;
  if (slug === 'email' || slug === 'phone') return candidates[0]?.id ?? '';
  const [best] = candidates
    .map(({ id, criterias }, at) => ({ id, at, care: careOf(criterias[slug]) }))
    .sort((a, b) => b.care - a.care || b.at - a.at);
  return best?.id ?? '';
}

function isEmpty(value: ContactValue | undefined): boolean {
  return value === null || value === undefined || value === '';
}

/** Mixed case and accents indicate careful input. */
function careOf(value: ContactValue | undefined): number {
  if (typeof value !== 'string') return 0;
  const isShouted = value === value.toUpperCase() && value !== value.toLowerCase();
  return isShouted ? 0 : value.length;
}
