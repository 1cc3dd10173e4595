/** API keys of a brand, with which servers make calls of users within the permissions of the key [BEY-05]. */

import { z } from 'zod';
import { API_KEY_NAME_MAX_LENGTH, apiKeySchema } from '#platform/contract/api-key.ts';
import { defineCall } from '#platform/contract/call.ts';
import { defineEvent } from '#platform/contract/event.ts';
import { uuid } from '#platform/contract/ids.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { manageApiKeys } from './permissions.ts';

/** Maximum active keys per client; ended ones do not count. */
export const API_KEYS_MAX = 100;
const SCOPES_MAX = 200;

const module = 'accounts';
const KEYS = '/gtr-core/clients/{uuid}/api-keys';
const access = { kind: 'client', client: 'params.uuid', may: manageApiKeys } as const;
const ofClient = z.strictObject({ uuid });
const oneKey = ofClient.extend({ keyId: uuid });

export const tooManyApiKeys = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_API_KEYS',
  title: 'The client has as many API keys in use as it may have.',
});
/** Also returned for unknown permissions, and for those that no key may have. */
export const apiKeyScopeNotYours = defineProblem<{ permission: string }>({
  status: 422,
  code: 'API_KEY_SCOPE_NOT_YOURS',
  title: 'A key gets only permissions that its maker has and that keys may have.',
  field: 'body.scopes',
});
export const apiKeyEndsInPast = defineProblem({
  status: 422,
  code: 'API_KEY_ENDS_IN_PAST',
  title: 'The last day of a key is today or later.',
  field: 'body.endsOn',
});

export const brandKeySchema = apiKeySchema.extend({
  /** Last valid day in the client's time zone; null without end date. */
  endsOn: z.iso.date().nullable(),
});
export type BrandKey = z.output<typeof brandKeySchema>;

const fields = z.strictObject({
  name: line({ min: 1, max: API_KEY_NAME_MAX_LENGTH }),
  /** Permissions by name, such as `leads.see`. */
  scopes: z.array(z.string().min(1).max(100)).min(1).max(SCOPES_MAX),
  endsOn: z.iso.date().nullable(),
});

export const listApiKeysCall = defineCall({
  method: 'GET',
  path: KEYS,
  module,
  summary: 'The API keys of a brand, ended ones last, and the permissions that the user may give.',
  access,
  params: ofClient,
  response: z.object({
    items: z.array(brandKeySchema),
    offered: z.array(
      z.object({
        ability: z.string(),
        /** What it allows, in English. */
        sentence: z.string(),
        module: z.enum(SUITE_MODULES),
      }),
    ),
  }),
});

export const createApiKeyCall = defineCall({
  method: 'POST',
  path: KEYS,
  module,
  summary: 'Create an API key of the brand; only this answer shows the key.',
  access,
  params: ofClient,
  body: fields.extend({ endsOn: fields.shape.endsOn.default(null) }),
  response: brandKeySchema.extend({ key: z.string() }),
  status: 201,
  errors: [tooManyApiKeys, apiKeyScopeNotYours, apiKeyEndsInPast],
});

export const updateApiKeyCall = defineCall({
  method: 'PATCH',
  path: `${KEYS}/{keyId}`,
  module,
  summary: 'Change name, permissions or end date of an API key in use; what is not given stays.',
  access,
  params: oneKey,
  body: fields.partial(),
  response: brandKeySchema,
  errors: [notFound, apiKeyScopeNotYours, apiKeyEndsInPast],
});

export const endApiKeyCall = defineCall({
  method: 'DELETE',
  path: `${KEYS}/{keyId}`,
  module,
  summary: 'End an API key for good; from now on no call accepts it.',
  access,
  params: oneKey,
  response: z.null(),
  status: 204,
  errors: [notFound],
});

const payload = z.object({
  keyId: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  endsOn: z.string().nullable(),
});

export const apiKeyCreated = defineEvent({
  type: 'api-key.created',
  label: 'accounts:event.apiKeyCreated',
  payload,
});
export const apiKeyChanged = defineEvent({
  type: 'api-key.changed',
  label: 'accounts:event.apiKeyChanged',
  payload,
});
/** Ended by a user. A key whose end date passes causes no event. */
export const apiKeyRevoked = defineEvent({
  type: 'api-key.ended',
  label: 'accounts:event.apiKeyEnded',
  payload,
});
