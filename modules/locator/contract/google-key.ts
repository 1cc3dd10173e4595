import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { CONNECTOR_CODES } from '#platform/contract/connector.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { clientParams } from './dashboard.ts';
import { connectLocatorSources } from './permissions.ts';

/** Service account with which the dashboard reads Search Console and GA4 [LOC-07]. Its key is never returned. */
export const GOOGLE_KEY_MAX_LENGTH = 10_000;

export const googleKeyInvalid = defineProblem({
  status: 422,
  code: 'GOOGLE_KEY_INVALID',
  title: 'This is no key of a service account.',
  field: 'body.key',
});

const path = '/gtr-api/locator/clients/{clientId}/google-key';
const access = { kind: 'client', client: 'params.clientId', may: connectLocatorSources } as const;

export const saveGoogleKeyCall = defineCall({
  method: 'PUT',
  path,
  module: 'locator',
  summary: 'Store the service account through which the figures of Google are read.',
  access,
  params: clientParams,
  body: z.strictObject({
    /** The JSON file that Google creates for a service account. */
    key: z.string().min(1).max(GOOGLE_KEY_MAX_LENGTH),
  }),
  response: z.object({ account: z.string(), savedAt: z.iso.datetime() }),
  errors: [googleKeyInvalid],
});

export const removeGoogleKeyCall = defineCall({
  method: 'DELETE',
  path,
  module: 'locator',
  summary: 'Delete the service account; the dashboard shows our own records again.',
  access,
  params: clientParams,
  response: z.null(),
  status: 204,
  errors: [notFound],
});

export const checkGoogleKeyCall = defineCall({
  method: 'POST',
  path: `${path}/check`,
  module: 'locator',
  summary: 'Try whether Google takes the key and gives the figures of each locator.',
  access,
  params: clientParams,
  response: z.object({
    items: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        /** Null if the locator has no site or no property. */
        searchConsole: z.enum(CONNECTOR_CODES).nullable(),
        ga4: z.enum(CONNECTOR_CODES).nullable(),
      }),
    ),
  }),
  errors: [notFound],
  rate: { max: 60, seconds: 60 },
});
