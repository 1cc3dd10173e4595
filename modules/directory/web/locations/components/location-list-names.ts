import type { everyLocationList, LocationView } from '#modules/directory/contract/location-list.ts';

export const LOCATION_VIEW_NAMES = {
  all: 'directory:view.all',
  open: 'directory:location.open',
  closed: 'directory:location.closed',
  'without-coordinates': 'directory:view.withoutCoordinates',
  'without-representative': 'directory:view.withoutRepresentative',
} as const satisfies Record<LocationView, string>;

export const LOCATION_FIELD_NAMES = {
  client: 'directory:column.client',
  country: 'directory:location.country',
  type: 'directory:location.type',
  group: 'directory:location.group',
  activity: 'directory:location.activity',
  affiliation: 'directory:location.affiliation',
  name: 'directory:location.name',
  code: 'directory:location.code',
  company: 'directory:location.company',
  postalCode: 'directory:location.postalCode',
  city: 'directory:location.city',
  closed: 'directory:location.closed',
  hasCoordinates: 'directory:filter.hasCoordinates',
  hasRepresentative: 'directory:filter.hasRepresentative',
  updated: 'directory:column.updated',
} as const satisfies Record<keyof typeof everyLocationList.fields, string>;
