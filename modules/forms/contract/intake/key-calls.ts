/** Calls for the keys by which servers send requests to a form and read them [LEAD-13]. */

import { z } from 'zod';
import { apiKeySchema } from '#platform/contract/api-key.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { formOwner } from '../form-ports.ts';
import { KEY_NAME_MAX_LENGTH } from '../limits.ts';
import { changeForms, seeForms } from '../permissions.ts';

/** Scopes of an API key of a form: send leads, or read all of its leads [LEAD-10]. */
export const KEY_SCOPES = ['leads.send', 'leads.read'] as const;

const KEYS = '/gtr-api/lead-generation/forms/{formId}/keys';
const client = { kind: 'client', client: 'params.formId', owner: formOwner } as const;
/** A key of the brand must not create other keys, which would outlive it. */
const noKeys = { accepted: false, reason: 'A key must not manage keys.' } as const;
const module = 'forms';
const ofForm = z.strictObject({ formId: uuid });

export const tooManyKeys = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_KEYS',
  title: 'The limit of keys in use for a form is reached.',
});

export const listFormKeysCall = defineCall({
  method: 'GET',
  path: KEYS,
  module,
  summary: 'The keys of a form, those that have ended last.',
  access: { ...client, may: seeForms },
  apiKeys: noKeys,
  params: ofForm,
  response: z.object({
    items: z.array(apiKeySchema),
    /** Permissions that the user may give a key. */
    scopes: z.array(z.enum(KEY_SCOPES)),
  }),
  errors: [notFound],
});

export const makeFormKeyCall = defineCall({
  method: 'POST',
  path: KEYS,
  module,
  summary: 'Create a key for a server; only this response shows it.',
  access: { ...client, may: changeForms },
  apiKeys: noKeys,
  params: ofForm,
  body: z.strictObject({
    name: line({ min: 1, max: KEY_NAME_MAX_LENGTH }),
    scopes: z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length).default(['leads.send']),
  }),
  response: apiKeySchema.extend({ key: z.string() }),
  status: 201,
  errors: [notFound, tooManyKeys],
});

export const endFormKeyCall = defineCall({
  method: 'DELETE',
  path: `${KEYS}/{keyId}`,
  module,
  summary: 'End a key; it is no longer accepted.',
  access: { ...client, may: changeForms },
  apiKeys: noKeys,
  params: ofForm.extend({ keyId: uuid }),
  response: z.null(),
  status: 204,
  errors: [notFound],
});
