import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import type {
  everyLocationList,
  LocationView,
} from '#modules/directory/contract/locations/location-list.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';

export const LOCATION_VIEW_NAMES = {
  all: 'directory:view.all',
  open: 'directory:location.open',
  closed: 'directory:field.closed',
  'without-coordinates': 'directory:view.withoutCoordinates',
  'without-representative': 'directory:view.withoutRepresentative',
} as const satisfies Record<LocationView, string>;

export const LOCATION_FIELD_NAMES = {
  ...pickFieldPart(locationFields, 'label'),
  client: 'directory:column.client',
  type: locationFields.typeId.label,
  group: 'directory:field.groupId',
  hasCoordinates: 'directory:filter.hasCoordinates',
  hasRepresentative: 'directory:filter.hasRepresentative',
  updated: 'directory:column.updated',
} as const satisfies Record<keyof typeof everyLocationList.fields, string>;
