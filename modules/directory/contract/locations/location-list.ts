import type { z } from 'zod';
import { collectSortOptions } from '#platform/contract/fields/collect-sort-options.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { DIRECTORY_PAGE_SIZE } from '../limits.ts';
import { locationFields } from './location-fields.ts';

/** Filters and sorts of a location list; search, bulk change and export share them [SUP-02]. */
const asked = {
  views: ['all', 'open', 'closed', 'without-coordinates', 'without-representative'],
  sorts: collectSortOptions(locationFields, { first: 'name', own: ['updatedAt'] }),
  pageSize: DIRECTORY_PAGE_SIZE,
} as const;
const { country, ...others } = pickFieldPart(locationFields, 'filter');
const fields = {
  country,
  type: { kind: 'choice', item: uuid },
  group: { kind: 'choice', item: uuid },
  ...others,
  closed: { kind: 'boolean' },
  hasCoordinates: { kind: 'boolean' },
  hasRepresentative: { kind: 'boolean' },
  updated: { kind: 'date' },
} as const;

export const locationList = defineList({ ...asked, fields });
export type LocationView = ViewOf<typeof locationList>;

/** Over all clients; which of them is one more question [SUP-02]. */
export const everyLocationList = defineList({
  ...asked,
  fields: { client: { kind: 'choice', item: uuid }, ...fields },
});
export type LocationFilter = FilterOf<typeof everyLocationList>;

export const whichLocationsSchema = locationList.which(uuid);
export type WhichLocations = z.output<typeof whichLocationsSchema>;
