import type { getLocationFiltersCall } from '#modules/directory/contract/list-locations.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { LocationView } from '../data/locations-question.ts';

export const LOCATION_VIEW_NAMES = {
  all: 'directory:view.all',
  open: 'directory:location.open',
  closed: 'directory:location.closed',
  'without-coordinates': 'directory:view.withoutCoordinates',
  'without-representative': 'directory:view.withoutRepresentative',
} as const satisfies Record<LocationView, string>;

export function locationViewCount(
  counts: CallOutput<typeof getLocationFiltersCall>,
  view: LocationView,
): number {
  switch (view) {
    case 'all':
      return counts.total;
    case 'open':
      return counts.open;
    case 'closed':
      return counts.closed;
    case 'without-coordinates':
      return counts.withoutCoordinates;
    case 'without-representative':
      return counts.withoutRepresentative;
  }
}
