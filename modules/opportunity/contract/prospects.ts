import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { uuid } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { manageProspects } from './permissions.ts';

/** Retailers that do not sell the brand yet. */
const module = 'opportunity';
const BASE = '/gtr-api/opportunity/clients/{clientId}/prospects';
const access = { kind: 'client', client: 'params.clientId', may: manageProspects } as const;
const ofClient = z.strictObject({ clientId: uuid });
const ofProspect = z.strictObject({ clientId: uuid, id: uuid });

export const prospectSchema = z.strictObject({
  name: line({ min: 1, max: 200 }),
  code: line({ max: 60 }).default(''),
  street: line({ max: 200 }).default(''),
  postalCode: line({ max: 20 }).default(''),
  city: line({ max: 120 }).default(''),
  country: z.string().refine((code) => COUNTRY_CODES.includes(code), { error: 'country' }),
  /** Found by the address unless given. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  affiliation: line({ max: 120 }).default(''),
  activity: line({ max: 120 }).default(''),
  subActivity: line({ max: 120 }).default(''),
  type: line({ max: 120 }).default(''),
  attributes: z.record(line({ min: 1, max: 60 }), line({ max: 500 })).default({}),
});
export type Prospect = z.infer<typeof prospectSchema>;

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
  errors: [notFound, changedMeanwhile],
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

/** A sales representative takes care of prospects: of an area, or of those named. */
export const assignProspectsCall = defineCall({
  method: 'POST',
  path: `${BASE}/assign`,
  module,
  summary: 'Give prospects to a sales representative.',
  access,
  params: ofClient,
  body: z.strictObject({
    ids: z.array(uuid).max(1_000).optional(),
    areaId: z.string().max(200).optional(),
    /** Null takes them back. */
    userId: uuid.nullable(),
  }),
  response: z.object({ changed: z.number().int() }),
  errors: [notFound],
});
