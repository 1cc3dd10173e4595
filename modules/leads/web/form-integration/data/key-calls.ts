import { z } from 'zod';
import { ownerOfForm } from '#modules/leads/contract/forms/form-owner.ts';
import { changeForms, seeForms } from '#modules/leads/contract/permissions.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';

const KEYS = '/gtr-api/lead-generation/forms/{formId}/keys';
const ofForm = { kind: 'client', client: 'params.formId', owner: ownerOfForm } as const;
const params = z.strictObject({ formId: uuid });
const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  lastUsedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});

export const listFormKeysCall = defineCall({
  method: 'GET',
  path: KEYS,
  module: 'leads',
  summary: 'The keys by which servers send leads of a form.',
  access: { ...ofForm, may: seeForms },
  params,
  response: z.object({ items: z.array(keySchema) }),
  errors: [notFound],
});

export const createFormKeyCall = defineCall({
  method: 'POST',
  path: KEYS,
  module: 'leads',
  summary: 'Make a key; it is shown once.',
  access: { ...ofForm, may: changeForms },
  params,
  body: z.strictObject({ name: z.string().trim().min(1).max(100) }),
  response: keySchema.extend({ key: z.string() }),
  status: 201,
  errors: [notFound],
});

export const endFormKeyCall = defineCall({
  method: 'DELETE',
  path: `${KEYS}/{id}`,
  module: 'leads',
  summary: 'End a key.',
  access: { ...ofForm, may: changeForms },
  params: params.extend({ id: uuid }),
  response: keySchema,
  errors: [notFound],
});
