import { z } from 'zod';
import { seeForms } from '#modules/leads/contract/permissions.ts';
import { defineCall } from '#platform/contract/call.ts';

/**
 * As much of Profile Hub's call as a field needs. Profile Hub listens to leads and knows their contract, so that theirs
 * cannot be known here; who may make the call is for Profile Hub to say.
 */
export const usableCriteriaCall = defineCall({
  method: 'GET',
  path: '/api/ph/criterias',
  module: 'profile-hub',
  summary: 'The criteria that a contact can have.',
  access: { kind: 'client', client: 'query.brandId', may: seeForms },
  query: z.strictObject({ brandId: z.string() }),
  response: z.object({
    items: z.array(z.object({ slug: z.string(), label: z.string(), consent: z.boolean() })),
  }),
});
