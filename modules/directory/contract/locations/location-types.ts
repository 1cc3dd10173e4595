import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { PLACE_NAME_MAX_LENGTH } from '../limits.ts';
import { manageLocations } from '../permissions.ts';
import { locationTypeInUse, locationTypeUnknown, nameTaken } from './location-problems.ts';

/** Types of locations that a brand defines: department store, own boutique, online. */
const BASE = '/gtr-core/clients/{uuid}/location-types';
const access = { kind: 'client', client: 'params.uuid', may: manageLocations } as const;
const body = z.strictObject({ name: line({ min: 1, max: PLACE_NAME_MAX_LENGTH }) });

export const locationTypeSchema = z.object({
  id: z.string(),
  name: z.string(),
  locations: z.number().int(),
});
export type LocationType = z.infer<typeof locationTypeSchema>;

export const listLocationTypesCall = defineCall({
  method: 'GET',
  path: BASE,
  module: 'directory',
  summary: 'The types of locations, with how many locations each has.',
  access,
  params: z.strictObject({ uuid }),
  response: z.object({ items: z.array(locationTypeSchema) }),
});

export const createLocationTypeCall = defineCall({
  method: 'POST',
  path: BASE,
  module: 'directory',
  summary: 'Add a type of location.',
  access,
  params: z.strictObject({ uuid }),
  body,
  response: locationTypeSchema,
  status: 201,
  errors: [nameTaken],
});

export const renameLocationTypeCall = defineCall({
  method: 'PATCH',
  path: `${BASE}/{id}`,
  module: 'directory',
  summary: 'Rename a type of location.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  body,
  response: locationTypeSchema,
  errors: [notFound, nameTaken],
});

export const deleteLocationTypeCall = defineCall({
  method: 'DELETE',
  path: `${BASE}/{id}`,
  module: 'directory',
  summary: 'Delete a type that is not used, or whose locations get another one.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  query: z.strictObject({ moveTo: uuid.optional() }),
  /** How many locations got the other type. */
  response: z.object({ moved: z.number().int() }),
  errors: [notFound, locationTypeInUse, locationTypeUnknown],
});
