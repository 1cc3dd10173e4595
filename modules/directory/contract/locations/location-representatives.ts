import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { REPRESENTATIVES_LIMIT } from '../limits.ts';
import { manageLocations } from '../permissions.ts';
import { locationSchema, personSchema } from './location.ts';
import { representativeUnknown } from './location-problems.ts';

/** Representatives of a location and the candidates. */
const access = { kind: 'client', client: 'params.uuid', may: manageLocations } as const;

export const setRepresentativesCall = defineCall({
  method: 'PUT',
  path: '/gtr-core/clients/{uuid}/locations/{id}/representatives',
  module: 'directory',
  summary:
    'Set who stands for one location, refused when somebody else changed it meanwhile; who does so through a group or the brand stays.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  body: z.strictObject({
    userIds: z.array(uuid).max(REPRESENTATIVES_LIMIT),
    /** Version of the location that was read, because the complete set is replaced. */
    version: z.number().int(),
  }),
  response: locationSchema,
  errors: [notFound, changedMeanwhile, representativeUnknown],
});

export const findPeopleCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients/{uuid}/people',
  module: 'directory',
  summary: 'Users of the client who can represent a location.',
  access,
  params: z.strictObject({ uuid }),
  query: z.strictObject({ q: line({ max: 100 }).default('') }),
  response: z.object({ items: z.array(personSchema) }),
});
