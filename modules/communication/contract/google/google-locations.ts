import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { connectGoogle } from '../permissions.ts';
import { googleNotConnected } from './google-connection.ts';

/** Which Google location belongs to which location of the brand [REV-09]. */
export const MATCH_CONFIDENCES = ['sure', 'likely', 'possible'] as const;
export type MatchConfidence = (typeof MATCH_CONFIDENCES)[number];
export const MATCH_REASONS = [
  'same-code',
  'same-name',
  'similar-name',
  'same-street',
  'same-postcode',
  'same-city',
  'near',
  'other-name',
  'other-street',
  'other-postcode',
  'far',
  'several-alike',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export const googleLocationTaken = defineProblem<{ title: string; location: string }>({
  status: 409,
  code: 'GOOGLE_LOCATION_TAKEN',
  title: 'This Google location is linked to another location.',
});

const GOOGLE_NAME = z
  .string()
  .max(200)
  .regex(/^locations\/[\w-]+$/);

const googleLocationSchema = z.object({
  /** `locations/2` */
  name: z.string(),
  title: z.string(),
  address: z.string(),
  storeCode: z.string().nullable(),
  mapsUrl: z.string().nullable(),
  /** False if Google does not allow the brand to answer its reviews yet. */
  isVerified: z.boolean().nullable(),
});
export type ListedGoogleLocation = z.infer<typeof googleLocationSchema>;

const proposalSchema = z.object({
  google: googleLocationSchema,
  confidence: z.enum(MATCH_CONFIDENCES),
  reasons: z.array(z.enum(MATCH_REASONS)),
});
export type GoogleProposal = z.infer<typeof proposalSchema>;

const linkableLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  link: googleLocationSchema
    /** False if the connected account no longer lists it. */
    .extend({ isListed: z.boolean() })
    .nullable(),
  /** Best first; none for a linked location. */
  proposals: z.array(proposalSchema),
});
export type LinkableLocation = z.infer<typeof linkableLocationSchema>;

export const LINK_STATES = ['all', 'linked', 'proposed', 'unmatched'] as const;
export type LinkState = (typeof LINK_STATES)[number];
export const LINKS_PAGE_SIZE = 50;
const LINKS_AT_ONCE = 500;

const BASE = '/api/ar/google';
const module = 'communication';
const inQuery = { kind: 'client', client: 'query.clientId', may: connectGoogle } as const;
const inBody = { kind: 'client', client: 'body.clientId', may: connectGoogle } as const;
const searchText = z.string().trim().max(200).optional();

export const listLinkableLocationsCall = defineCall({
  method: 'GET',
  path: `${BASE}/locations`,
  module,
  summary: 'The locations of the brand with their Google location, or those that could be it.',
  access: inQuery,
  query: z.strictObject({
    clientId: uuid,
    state: z.enum(LINK_STATES).default('all'),
    q: searchText,
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: pageSchema(linkableLocationSchema).extend({
    counts: z.object({
      all: z.number().int(),
      linked: z.number().int(),
      proposed: z.number().int(),
      unmatched: z.number().int(),
      /** Locations with a sure proposal; one request can accept all of these. */
      sure: z.number().int(),
    }),
  }),
});

export const searchGoogleLocationsCall = defineCall({
  method: 'GET',
  path: `${BASE}/listed`,
  module,
  summary: 'Google locations that are not linked yet, by words of their name or address.',
  access: inQuery,
  query: z.strictObject({ clientId: uuid, q: searchText }),
  response: z.object({ items: z.array(googleLocationSchema) }),
});

export const linkGoogleLocationsCall = defineCall({
  method: 'POST',
  path: `${BASE}/links`,
  module,
  summary: 'Link locations to Google locations; all of them or, where one is taken, none.',
  access: inBody,
  body: z.strictObject({
    clientId: uuid,
    links: z
      .array(z.strictObject({ locationId: uuid, googleLocation: GOOGLE_NAME }))
      .min(1)
      .max(LINKS_AT_ONCE)
      .refine((links) => isOnce(links.map(({ locationId }) => locationId.toLowerCase())), {
        error: 'linkedOnce',
      })
      .refine((links) => isOnce(links.map(({ googleLocation }) => googleLocation)), {
        error: 'linkedOnce',
      }),
  }),
  response: z.object({ linked: z.number().int() }),
  errors: [notFound, googleLocationTaken],
});

export const acceptSureProposalsCall = defineCall({
  method: 'POST',
  path: `${BASE}/links/accept-sure`,
  module,
  summary: 'Link all locations whose proposed Google location is sure.',
  access: inBody,
  body: z.strictObject({ clientId: uuid }),
  response: z.object({ linked: z.number().int() }),
});

export const unlinkGoogleLocationCall = defineCall({
  method: 'DELETE',
  path: `${BASE}/links/{locationId}`,
  module,
  summary: 'Remove the link of a location to its Google location.',
  access: inQuery,
  params: z.strictObject({ locationId: uuid }),
  query: z.strictObject({ clientId: uuid }),
  response: z.null(),
  status: 204,
  errors: [notFound],
});

export const refreshGoogleLocationsCall = defineCall({
  method: 'POST',
  path: `${BASE}/refresh`,
  module,
  summary: 'Read the locations of the connected Google account and propose links; a job does it.',
  access: inBody,
  body: z.strictObject({ clientId: uuid }),
  response: z.object({ jobId: z.string() }),
  status: 202,
  rate: { max: 30, seconds: 60 },
  errors: [googleNotConnected],
});

function isOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
