import { z } from 'zod';
import type { CallDefinition } from './call.ts';
import { uuid } from './ids.ts';
import { defineProblem, type ProblemDefinition } from './problem.ts';
import { notFound } from './problems.ts';
import { line } from './text/text.ts';

/** A key with which servers of the client make calls. The key itself is shown once, on creation. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** First characters of the key, to distinguish keys in a list. */
  prefix: z.string(),
  /** Permissions of the key: `leads.send`, `leads.read`. */
  scopes: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  /** False when the user who created the key can no longer sign in at the client. The key stays valid. */
  makerHasAccess: z.boolean(),
  lastUsedAt: z.string().nullable(),
  /** When the key was ended, or its end date passed. */
  endedAt: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKeySchema>;

export const API_KEY_NAME_MAX_LENGTH = 80;
/** A key must not create other keys, which would outlive it. */
const noKeys = { accepted: false, reason: 'A key must not manage keys and secrets.' } as const;

/** Shared parts of the calls that list, create and end keys of one purpose; each adds its paths, client and access. */
export function apiKeyCallParts(tooMany: ProblemDefinition<{ limit: number }>) {
  return {
    list: {
      method: 'GET',
      apiKeys: noKeys,
      response: z.object({ items: z.array(apiKeySchema) }),
    },
    create: {
      method: 'POST',
      apiKeys: noKeys,
      body: z.strictObject({ name: line({ min: 1, max: API_KEY_NAME_MAX_LENGTH }) }),
      response: apiKeySchema.extend({ key: z.string() }),
      status: 201,
      errors: [tooMany],
    },
    end: {
      method: 'DELETE',
      apiKeys: noKeys,
      summary: 'End a key: from now on it opens nothing.',
      params: z.strictObject({ keyId: uuid }),
      response: z.null(),
      status: 204,
      errors: [notFound],
    },
  } as const;
}

export const apiKeyUnknown = defineProblem({
  status: 401,
  code: 'API_KEY_UNKNOWN',
  title: 'The Authorization header holds no API key of a brand.',
});
export const apiKeyEnded = defineProblem({
  status: 401,
  code: 'API_KEY_ENDED',
  title: 'The API key was ended, or its end date has passed.',
});
export const apiKeyClientArchived = defineProblem({
  status: 403,
  code: 'API_KEY_CLIENT_ARCHIVED',
  title: 'The client of the API key is archived.',
});
export const apiKeyNotAccepted = defineProblem({
  status: 403,
  code: 'API_KEY_NOT_ACCEPTED',
  title: 'Only a signed-in user may make this call.',
});
export const apiKeyWithoutPermission = defineProblem<{ permission: string }>({
  status: 403,
  code: 'API_KEY_WITHOUT_PERMISSION',
  title: 'The API key does not have the permission that this call needs.',
});

/** Whether an API key of a brand may make a call, provided that it has the permission. */
export function acceptsApiKeys({ access, apiKeys }: CallDefinition): boolean {
  if (access.kind !== 'client') return apiKeys?.accepted === true;
  return apiKeys?.accepted !== false && access.may.notForKeys === undefined;
}
