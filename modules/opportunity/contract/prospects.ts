import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { changedMeanwhile, forbidden, notFound } from '#platform/contract/problems.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import {
  ADDRESS_LINE_MAX_LENGTH,
  ATTRIBUTE_NAME_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTES_MAX,
  PLACE_NAME_MAX_LENGTH,
  PROSPECT_CODE_MAX_LENGTH,
  PROSPECT_NAME_MAX_LENGTH,
} from './limits.ts';
import { manageProspects } from './permissions.ts';

/** Retailers that do not sell the brand yet. */
const module = 'opportunity';
const BASE = '/gtr-api/opportunity/clients/{clientId}/prospects';
const access = { kind: 'client', client: 'params.clientId', may: manageProspects } as const;
const ofClient = z.strictObject({ clientId: uuid });
const ofProspect = z.strictObject({ clientId: uuid, id: uuid });

const word = line({ max: PLACE_NAME_MAX_LENGTH }).default('');

/** Field limits equal those of the directory, so that a prospect can become a location unchanged. */
export const prospectSchema = z
  .strictObject({
    name: line({ min: 1, max: PROSPECT_NAME_MAX_LENGTH }),
    /** The brand's own code of the prospect, which identifies it in files. */
    code: line({ max: PROSPECT_CODE_MAX_LENGTH }).default(''),
    street: line({ max: ADDRESS_LINE_MAX_LENGTH }).default(''),
    postalCode: line({ max: 20 }).default(''),
    city: word,
    country: z.string().refine((code) => COUNTRY_CODES.includes(code), { error: 'country' }),
    /** Derived from the address if omitted. */
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
    affiliation: word,
    activity: word,
    subActivity: word,
    type: word,
    attributes: z
      .record(
        line({ min: 1, max: ATTRIBUTE_NAME_MAX_LENGTH }),
        line({ max: ATTRIBUTE_VALUE_MAX_LENGTH }),
      )
      .refine((given) => Object.keys(given).length <= ATTRIBUTES_MAX, {
        error: 'tooManyAttributes',
      })
      .default({}),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    error: 'coordinatesTogether',
    path: ['longitude'],
  });
export type Prospect = z.infer<typeof prospectSchema>;

export const prospectCodeTaken = defineProblem<{ code: string }>({
  status: 409,
  code: 'PROSPECT_CODE_TAKEN',
  title: 'Another prospect or a location of the client has this code.',
  field: 'body.code',
});
export const subActivityUnknown = defineProblem<{ activity: string; subActivity: string }>({
  status: 422,
  code: 'SUB_ACTIVITY_UNKNOWN',
  title: 'The configuration has other sub-activities for this activity.',
  field: 'body.subActivity',
});
export const salesRepUnknown = defineProblem({
  status: 422,
  code: 'SALES_REP_UNKNOWN',
  title: 'The client has no such sales representative.',
  field: 'body.userId',
});

export const createProspectCall = defineCall({
  method: 'POST',
  path: BASE,
  module,
  summary: 'Add a retailer that does not sell the brand yet.',
  access,
  params: ofClient,
  body: prospectSchema,
  response: z.object({ id: uuid, version: z.number().int() }),
  status: 201,
  errors: [prospectCodeTaken, subActivityUnknown],
});

export const updateProspectCall = defineCall({
  method: 'PUT',
  path: `${BASE}/{id}`,
  module,
  summary: 'Change a prospect.',
  access,
  params: ofProspect,
  body: z.strictObject({ prospect: prospectSchema, version: z.number().int() }),
  response: z.object({ id: uuid, version: z.number().int() }),
  errors: [notFound, changedMeanwhile, prospectCodeTaken, subActivityUnknown],
});

export const deleteProspectCall = defineCall({
  method: 'DELETE',
  path: `${BASE}/{id}`,
  module,
  summary: 'Delete a prospect.',
  access,
  params: ofProspect,
  response: z.null(),
  status: 204,
  errors: [notFound],
});

/** Assigns prospects of an area, or given ones, to a sales representative. */
export const assignProspectsCall = defineCall({
  method: 'POST',
  path: `${BASE}/assign`,
  module,
  summary: 'Give prospects to a sales representative.',
  access,
  params: ofClient,
  body: z
    .strictObject({
      ids: z.array(uuid).max(1_000).optional(),
      areaId: z.string().max(200).optional(),
      /** Null removes the assignment. */
      userId: uuid.nullable(),
    })
    .refine(({ ids, areaId }) => (ids === undefined) !== (areaId === undefined), {
      error: 'idsOrArea',
      path: ['ids'],
    }),
  response: z.object({ changed: z.number().int() }),
  errors: [salesRepUnknown],
});

/** Converts a prospect to a location of the directory, because it now sells the brand. */
export const convertProspectCall = defineCall({
  method: 'POST',
  path: `${BASE}/{id}/convert`,
  module,
  summary: 'Make a location of the directory of a prospect.',
  access,
  params: ofProspect,
  body: z.strictObject({
    /** Code of the location. Default: the prospect's, or the directory's next one. */
    code: line({ min: 1, max: PROSPECT_CODE_MAX_LENGTH }).optional(),
    version: z.number().int(),
  }),
  /** The new location. */
  response: z.object({ id: uuid }),
  status: 201,
  errors: [notFound, forbidden, changedMeanwhile, prospectCodeTaken],
});
