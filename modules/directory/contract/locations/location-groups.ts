import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { PLACE_NAME_MAX_LENGTH } from '../limits.ts';
import { manageLocations } from '../permissions.ts';
import { nameTaken } from './location-problems.ts';

/** Groups of locations. A representative of a group also represents locations that join it later. */
const BASE = '/gtr-core/clients/{uuid}/location-groups';
const access = { kind: 'client', client: 'params.uuid', may: manageLocations } as const;
/** Not allowed in names: in files these characters separate several groups in one cell. */
const name = line({ min: 1, max: PLACE_NAME_MAX_LENGTH }).refine((text) => !/[;|]/.test(text), {
  error: 'noSeparator',
});
const body = z.strictObject({ name });

export const locationGroupSchema = z.object({
  id: z.string(),
  name: z.string(),
  locations: z.number().int(),
  /** Number of users associated with the group: they lose access to its locations when it is deleted. */
  users: z.number().int(),
});
export type LocationGroup = z.infer<typeof locationGroupSchema>;

export const listLocationGroupsCall = defineCall({
  method: 'GET',
  path: BASE,
  module: 'directory',
  summary: 'The groups of locations, with how many locations and users each has.',
  access,
  params: z.strictObject({ uuid }),
  response: z.object({ items: z.array(locationGroupSchema) }),
});

export const createLocationGroupCall = defineCall({
  method: 'POST',
  path: BASE,
  module: 'directory',
  summary: 'Add a group of locations.',
  access,
  params: z.strictObject({ uuid }),
  body,
  response: locationGroupSchema,
  status: 201,
  errors: [nameTaken],
});

export const renameLocationGroupCall = defineCall({
  method: 'PATCH',
  path: `${BASE}/{id}`,
  module: 'directory',
  summary: 'Rename a group of locations.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  body,
  response: locationGroupSchema,
  errors: [notFound, nameTaken],
});

export const deleteLocationGroupCall = defineCall({
  method: 'DELETE',
  path: `${BASE}/{id}`,
  module: 'directory',
  summary: 'Delete a group; its locations stay, its representatives lose them.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  /** The deleted group, with the number of locations and users it had. */
  response: locationGroupSchema,
  errors: [notFound],
});
