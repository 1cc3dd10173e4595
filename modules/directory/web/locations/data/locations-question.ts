import { LOCATION_SORTS, type LocationSort } from '#modules/directory/contract/location-filters.ts';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { TableAddress } from '#platform/web/table/address/table-address.ts';
import { chosenValues } from '../../data/chosen-values.ts';

export const LOCATIONS_PAGE_SIZE = 50;
const LOCATION_FIELDS = [
  { id: 'country', kind: 'choice' },
  { id: 'type', kind: 'choice' },
  { id: 'group', kind: 'choice' },
  { id: 'activity', kind: 'choice' },
  { id: 'affiliation', kind: 'choice' },
] as const;
export const LOCATIONS_RULES = { sortable: LOCATION_SORTS, fields: LOCATION_FIELDS };

export const LOCATION_VIEWS = [
  'all',
  'open',
  'closed',
  'without-coordinates',
  'without-representative',
] as const;
export type LocationView = (typeof LOCATION_VIEWS)[number];

export function locationViewOf({ view }: Pick<TableAddress, 'view'>): LocationView {
  return LOCATION_VIEWS.find((one) => one === view) ?? 'all';
}

const VIEW_FILTERS: Record<LocationView, { state?: 'open' | 'closed'; without?: string }> = {
  all: {},
  open: { state: 'open' },
  closed: { state: 'closed' },
  'without-coordinates': { without: 'coordinates' },
  'without-representative': { without: 'representative' },
};

/** What narrows the list: as the list, a bulk change and an export are asked for it [SUP-02]. */
export function locationFiltersOf(address: TableAddress) {
  const { filters } = address;
  const country = chosenValues(filters, 'country', (code) => COUNTRY_CODES.includes(code));
  const type = chosenValues(filters, 'type', isUuid);
  const group = chosenValues(filters, 'group', isUuid);
  const activity = chosenValues(filters, 'activity', isWord);
  const affiliation = chosenValues(filters, 'affiliation', isWord);
  return {
    ...VIEW_FILTERS[locationViewOf(address)],
    ...(address.q !== '' && { q: address.q.slice(0, 100) }),
    ...(country && { country: country.join(',') }),
    ...(type && { type: type.join(',') }),
    ...(group && { group: group.join(',') }),
    ...(activity && { activity: activity.join('|') }),
    ...(affiliation && { affiliation: affiliation.join('|') }),
  };
}

export function locationsQuestion(address: TableAddress) {
  const sort = address.sort ?? { column: 'name', descending: false };
  return {
    ...locationFiltersOf(address),
    page: address.page,
    limit: LOCATIONS_PAGE_SIZE,
    sortBy: sort.column as LocationSort,
    sortDesc: String(sort.descending),
  };
}

/** These stand apart by a bar in the question. */
function isWord(text: string): boolean {
  return text !== '' && text.length <= 200 && !text.includes('|');
}
