import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { defineNamedRecord } from '#platform/contract/records/named-record.ts';
import { line } from '#platform/contract/text/text.ts';
import { PLACE_NAME_MAX_LENGTH } from '../limits.ts';
import { manageLocations } from '../permissions.ts';
import { locationTypeInUse, locationTypeUnknown, nameTaken } from './location-problems.ts';

/** Types of locations that a brand defines: department store, own boutique, online. */
export const locationType = defineNamedRecord({
  module: 'directory',
  path: '/gtr-core/clients/{uuid}/location-types',
  may: manageLocations,
  name: line({ min: 1, max: PLACE_NAME_MAX_LENGTH }),
  figures: { locations: z.number().int() },
  taken: nameTaken,
  summaries: {
    list: 'The types of locations, with how many locations each has.',
    create: 'Add a type of location.',
    rename: 'Rename a type of location.',
  },
});
export type LocationType = z.infer<typeof locationType.schema>;
export const listLocationTypesCall = locationType.list;
export const createLocationTypeCall = locationType.create;
export const renameLocationTypeCall = locationType.rename;

export const deleteLocationTypeCall = defineCall({
  ...locationType.one,
  method: 'DELETE',
  summary: 'Delete a type that is not used, or whose locations get another one.',
  query: z.strictObject({ moveTo: uuid.optional() }),
  /** Number of locations that got the replacement type. */
  response: z.object({ moved: z.number().int() }),
  errors: [notFound, locationTypeInUse, locationTypeUnknown],
});
