import { z } from 'zod';
import { apiKeyCallParts } from '#platform/contract/api-key.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { areaFiguresSchema } from './area-figures.ts';
import { getAreasCall, getClustersCall, getOutlinesCall } from './map-calls.ts';
import { getOutlinePieceCall } from './outline-pieces.ts';
import { configureOpportunity } from './permissions.ts';

/** API keys for servers and authorized pages of the brand to read map figures [OPP-08]. */
const module = 'opportunity';
const KEYS = '/gtr-api/opportunity/clients/{clientId}/keys';
const manage = { kind: 'client', client: 'params.clientId', may: configureOpportunity } as const;
const ofClient = z.strictObject({ clientId: uuid });

export const mapKeyRefused = defineProblem({
  status: 401,
  code: 'MAP_KEY_REFUSED',
  title: 'The API key is unknown, has ended or is not one of this client.',
});
export const pageNotAuthorized = defineProblem<{ domain: string }>({
  status: 403,
  code: 'PAGE_NOT_AUTHORIZED',
  title: 'Pages of this host may not read the figures of the map.',
});
export const tooManyMapKeys = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_MAP_KEYS',
  title: 'The client has as many keys in use as it may have.',
});

const calls = apiKeyCallParts(tooManyMapKeys);

export const listMapKeysCall = defineCall({
  ...calls.list,
  path: KEYS,
  module,
  summary: 'The keys by which servers and pages of the brand read the map, ended ones last.',
  access: manage,
  params: ofClient,
});
export const createMapKeyCall = defineCall({
  ...calls.create,
  path: KEYS,
  module,
  summary: 'Create a key that reads the map; the answer is the only one that ever shows it.',
  access: manage,
  params: ofClient,
});
export const endMapKeyCall = defineCall({
  ...calls.end,
  path: `${KEYS}/{keyId}`,
  module,
  access: manage,
  params: ofClient.extend(calls.end.params.shape),
});

const part = z.string().max(100);
const PUBLIC = '/gtr-api/opportunity/public/clients/{clientId}';
/** The same responses as the back-office calls, for a key instead of a session. */
const byKey = {
  method: 'GET',
  module,
  access: {
    kind: 'public',
    reason: 'Servers and pages of the brand have no session: they show an API key.',
  },
  params: ofClient,
  headers: z.object({
    authorization: z.string().max(300).default(''),
    origin: z.string().max(300).optional(),
  }),
  keyScope: 'opportunity.read',
  rate: { max: 30, seconds: 60, withKey: 600 },
  errors: [mapKeyRefused, pageNotAuthorized],
} as const;

export const readAreasCall = defineCall({
  ...byKey,
  path: `${PUBLIC}/areas`,
  summary: 'The areas of a level with their figures, for a server or page with a key.',
  query: getAreasCall.query,
  response: getAreasCall.response
    .omit({ areas: true })
    .extend({ items: z.array(areaFiguresSchema) }),
});
export const readOutlinesCall = defineCall({
  ...byKey,
  path: `${PUBLIC}/outlines`,
  summary: 'Which pieces of outlines a view needs, for a server or page with a key.',
  query: getOutlinesCall.query.omit({ preview: true }),
  response: getOutlinesCall.response,
});
export const readClustersCall = defineCall({
  ...byKey,
  path: `${PUBLIC}/clusters`,
  summary: 'The retailers of a view, for a server or page with a key.',
  query: getClustersCall.query,
  response: getClustersCall.response,
});
export const readOutlinePieceCall = defineCall({
  ...byKey,
  path: `${PUBLIC}/outlines/{version}/{level}/{band}/{part}`,
  summary: 'The outlines of some areas, for a server or page with a key.',
  cacheSeconds: getOutlinePieceCall.cacheSeconds,
  // Invalid parameters return "not found", but only after the key is verified.
  params: ofClient.extend({ version: part, level: part, band: part, part }),
  response: getOutlinePieceCall.response,
  errors: [...byKey.errors, notFound],
});

/** Path of a back-office call for use with a key. */
export function publicAddress(path: string): string {
  return path.replace('/opportunity/clients/', '/opportunity/public/clients/');
}
