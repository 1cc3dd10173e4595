import type { ReactNode } from 'react';
import type { ContactFilter, WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { BulkSelection, ListBulkAction } from '#platform/web/list/record-list-props.ts';

/** The contacts of a segment, listed on its page. */
export interface SegmentContactList {
  /** Segment id, or unsaved rules. */
  segment: string | RuleGroup;
  /** Segment id for bulk changes; undefined while the rules on screen differ from the saved ones. */
  savedId: string | undefined;
  count: number | undefined;
  /** The page of the segment, and its name. */
  to: string;
  label: string;
  /** Shown if the segment has no contacts. */
  empty: ReactNode;
  note?: string | undefined;
  /** Additional bulk actions of the segment page. */
  actions?: readonly ListBulkAction<ContactFilter>[];
}

/**
 * Restricts a bulk selection to the saved segment. Unsaved rules cannot be restricted: without this refusal a change of
 * "all" would reach every contact of the brand.
 */
export function restrictToSegment(
  which: BulkSelection<ContactFilter>,
  part: Pick<SegmentContactList, 'savedId'> | undefined,
): WhichContacts {
  if ('ids' in which || !part) return which;
  if (part.savedId === undefined) throw new Error('unsaved rules have no bulk actions');
  const segmentCondition: ContactFilter['groups'][number] = {
    match: 'all',
    filters: [{ field: 'segment', operator: 'any-of', value: [part.savedId] }],
  };
  return {
    ...which,
    filter: { ...which.filter, groups: [...which.filter.groups, segmentCondition] },
  };
}
