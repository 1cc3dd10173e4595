import type { ReactNode } from 'react';
import type { ContactFilter, WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { BulkSelection } from '#platform/web/list/chosen-rows.ts';
import type { ListBulkAction } from '#platform/web/list/record-list-props.ts';

/** The contacts of a segment, listed on its page. */
export interface ContactsPart {
  /** Segment id, or unsaved rules. */
  segment: string | RuleGroup;
  /** Segment id for bulk changes; undefined while the rules on screen differ from the saved ones. */
  keptId: string | undefined;
  count: number | undefined;
  /** The page of the segment, and its name. */
  to: string;
  label: string;
  /** Shown if the segment has no contacts. */
  empty: ReactNode;
  note?: string | undefined;
  /** What can be done with several of them here and nowhere else. */
  actions?: readonly ListBulkAction<ContactFilter>[];
}

/** Whom a bulk action means where the list shows a part: never more than that part. */
export function chosenInPart(
  which: BulkSelection<ContactFilter>,
  part: Pick<ContactsPart, 'keptId'> | undefined,
): WhichContacts {
  if ('ids' in which || part?.keptId === undefined) return which;
  const inPart: ContactFilter['groups'][number] = {
    match: 'all',
    filters: [{ field: 'segment', operator: 'any-of', value: [part.keptId] }],
  };
  return { ...which, filter: { ...which.filter, groups: [...which.filter.groups, inPart] } };
}
