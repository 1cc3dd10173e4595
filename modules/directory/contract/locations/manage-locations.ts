import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { manageLocations, seeLocations } from '../permissions.ts';
import {
  locationChangesSchema,
  locationSchema,
  newLocationSchema,
  whichLocationsSchema,
} from './location.ts';
import {
  groupUnknown,
  locationCodeTaken,
  locationTypeUnknown,
  movedInCircle,
  movedToUnknown,
  photoUnknown,
} from './location-problems.ts';

/** Calls that show, add and change one location or change many in bulk. */
const BASE = '/gtr-core/clients/{uuid}/locations';
const may = { kind: 'client', client: 'params.uuid', may: manageLocations } as const;
const saveErrors = [
  locationCodeTaken,
  locationTypeUnknown,
  groupUnknown,
  movedToUnknown,
  movedInCircle,
  photoUnknown,
] as const;
const oneLocation = z.strictObject({ uuid, id: uuid });

export const getLocationCall = defineCall({
  method: 'GET',
  path: `${BASE}/{id}`,
  module: 'directory',
  summary: 'One location with its hours, groups, attributes and representatives.',
  access: { kind: 'client', client: 'params.uuid', may: seeLocations },
  params: oneLocation,
  response: locationSchema,
  errors: [notFound],
});

export const createLocationCall = defineCall({
  method: 'POST',
  path: BASE,
  module: 'directory',
  summary: 'Add a location.',
  access: may,
  params: z.strictObject({ uuid }),
  body: newLocationSchema,
  response: locationSchema,
  status: 201,
  errors: [...saveErrors],
});

export const updateLocationCall = defineCall({
  method: 'PATCH',
  path: `${BASE}/{id}`,
  module: 'directory',
  summary: 'Change a location; refused when someone else has changed it.',
  access: may,
  params: oneLocation,
  body: locationChangesSchema,
  response: locationSchema,
  errors: [notFound, changedMeanwhile, ...saveErrors],
});

export const locationBulkChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('close') }),
  z.strictObject({ action: z.literal('reopen') }),
  z.strictObject({ action: z.literal('addToGroup'), groupId: uuid }),
  z.strictObject({ action: z.literal('removeFromGroup'), groupId: uuid }),
  z.strictObject({ action: z.literal('setType'), typeId: uuid.nullable() }),
]);
export type LocationBulkChange = z.output<typeof locationBulkChangeSchema>;

export const changeLocationsCall = defineCall({
  method: 'POST',
  path: `${BASE}/bulk`,
  module: 'directory',
  summary: 'Close, reopen, group or retype many locations.',
  access: may,
  params: z.strictObject({ uuid }),
  body: z.strictObject({ which: whichLocationsSchema, change: locationBulkChangeSchema }),
  /** Number of locations that changed. */
  response: z.object({ changed: z.number().int() }),
  errors: [groupUnknown, locationTypeUnknown],
});
