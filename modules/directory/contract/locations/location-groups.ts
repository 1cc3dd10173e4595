import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import { defineNamedRecord } from '#platform/contract/records/named-record.ts';
import { line } from '#platform/contract/text/text.ts';
import { PLACE_NAME_MAX_LENGTH } from '../limits.ts';
import { manageLocations } from '../permissions.ts';
import { nameTaken } from './location-problems.ts';

/** Groups of locations. A representative of a group also represents locations that join it later. */
export const locationGroup = defineNamedRecord({
  module: 'directory',
  path: '/gtr-core/clients/{uuid}/location-groups',
  may: manageLocations,
  /** Not allowed in names: in files these characters separate several groups in one cell. */
  name: line({ min: 1, max: PLACE_NAME_MAX_LENGTH }).refine((text) => !/[;|]/.test(text), {
    error: 'noSeparator',
  }),
  figures: {
    locations: z.number().int(),
    /** Number of users associated with the group: they lose access to its locations when it is deleted. */
    users: z.number().int(),
  },
  taken: nameTaken,
  summaries: {
    list: 'The groups of locations, with how many locations and users each has.',
    create: 'Add a group of locations.',
    rename: 'Rename a group of locations.',
  },
});
export type LocationGroup = z.infer<typeof locationGroup.schema>;
export const listLocationGroupsCall = locationGroup.list;
export const createLocationGroupCall = locationGroup.create;
export const renameLocationGroupCall = locationGroup.rename;

export const deleteLocationGroupCall = defineCall({
  ...locationGroup.one,
  method: 'DELETE',
  summary: 'Delete a group; its locations stay, its representatives lose them.',
  /** The deleted group, with the number of locations and users it had. */
  response: locationGroup.schema,
  errors: [notFound],
});
