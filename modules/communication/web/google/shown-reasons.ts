import type { MatchReason } from '#modules/communication/contract/google/google-locations.ts';

const BY_STREET: readonly MatchReason[] = ['same-postcode', 'same-city', 'near'];

/** Without the reasons that another one includes: the same street is in the same town. */
export function shownReasons(reasons: readonly MatchReason[]): readonly MatchReason[] {
  if (reasons.includes('same-street'))
    return reasons.filter((reason) => !BY_STREET.includes(reason));
  if (reasons.includes('same-postcode')) return reasons.filter((reason) => reason !== 'same-city');
  return reasons;
}
