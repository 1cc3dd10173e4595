import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { connectGoogle } from '../permissions.ts';

/** How a Google call can fail. `rate-limited` and `unavailable` are temporary; the others need a user. */
const GOOGLE_FAILURES = [
  'not-allowed',
  'not-found',
  'rate-limited',
  'invalid',
  'unavailable',
] as const;
export type GoogleFailureKind = (typeof GOOGLE_FAILURES)[number];

/** How a brand connects its Google Business Profile [REV-09]. */
export const googleNotConfigured = defineProblem({
  status: 409,
  code: 'GOOGLE_NOT_CONFIGURED',
  title: 'This installation has no Google project.',
});
export const googleNotConnected = defineProblem({
  status: 409,
  code: 'GOOGLE_NOT_CONNECTED',
  title: 'The brand is not connected to Google Business Profile.',
});
/** Another user or another session started the consent, or it has expired. */
export const googleConsentInvalid = defineProblem({
  status: 422,
  code: 'GOOGLE_CONSENT_INVALID',
  title: 'This consent was not started here, or too long ago.',
});
export const googleConsentFailed = defineProblem<{ reason: GoogleConsentFailure }>({
  status: 422,
  code: 'GOOGLE_CONSENT_FAILED',
  title: 'Google did not give access.',
});
/** `scope`: the user did not grant the right to manage business profiles; `token`: Google returned no refresh token. */
export const GOOGLE_CONSENT_FAILURES = ['denied', 'scope', 'token', 'unavailable'] as const;
export type GoogleConsentFailure = (typeof GOOGLE_CONSENT_FAILURES)[number];

export const googleConnectionSchema = z.object({
  /** Whether the operator has set up a Google project. */
  configured: z.boolean(),
  /** The redirect URL that must be registered in the Google project. */
  callbackUrl: z.string(),
  connection: z
    .object({
      /** E-mail of the connected Google account, if Google returned it. */
      googleUser: z.string().nullable(),
      connectedAt: z.iso.datetime(),
      /** When the list of Google locations was last read. */
      listedAt: z.iso.datetime().nullable(),
      lastSyncedAt: z.iso.datetime().nullable(),
      lastError: z.enum(GOOGLE_FAILURES).nullable(),
      lastErrorAt: z.iso.datetime().nullable(),
      googleLocations: z.number().int(),
    })
    .nullable(),
});
export type GoogleConnection = z.infer<typeof googleConnectionSchema>;

const BASE = '/api/ar/google';
const module = 'communication';
const inQuery = { kind: 'client', client: 'query.clientId', may: connectGoogle } as const;
const inBody = { kind: 'client', client: 'body.clientId', may: connectGoogle } as const;
const ofClient = z.strictObject({ clientId: uuid });

export const getGoogleConnectionCall = defineCall({
  method: 'GET',
  path: BASE,
  module,
  summary:
    'Whether the brand is connected to Google Business Profile, and how the last reading went.',
  access: inQuery,
  query: ofClient,
  response: googleConnectionSchema,
});

export const startGoogleConsentCall = defineCall({
  method: 'POST',
  path: `${BASE}/connect`,
  module,
  summary: 'The address at Google where an admin gives access to the brand’s Business Profile.',
  access: inBody,
  apiKeys: { accepted: false, reason: 'A person gives this consent in a browser.' },
  body: ofClient,
  response: z.object({ url: z.string() }),
  rate: { max: 30, seconds: 60 },
  errors: [googleNotConfigured],
});

export const completeGoogleConsentCall = defineCall({
  method: 'POST',
  path: `${BASE}/complete`,
  module,
  summary: 'Connect the brand with what Google sent back.',
  access: inBody,
  apiKeys: { accepted: false, reason: 'A person gives this consent in a browser.' },
  body: z.strictObject({
    clientId: uuid,
    state: z.string().min(1).max(4_000),
    /** Missing if the user denied access. */
    code: z.string().max(4_000).optional(),
  }),
  response: googleConnectionSchema,
  rate: { max: 30, seconds: 60 },
  errors: [googleNotConfigured, googleConsentInvalid, googleConsentFailed],
});

export const disconnectGoogleCall = defineCall({
  method: 'DELETE',
  path: BASE,
  module,
  summary: 'Disconnect the brand from Google; linked locations stay linked for a later connection.',
  access: inQuery,
  query: ofClient,
  response: z.null(),
  status: 204,
});
