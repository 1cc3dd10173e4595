import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import { CAMPAIGN_TYPES } from './campaign.ts';
import { seeCriteria } from './permissions.ts';

export const getCriterionUsesCall = defineCall({
  method: 'GET',
  path: '/api/ph/criteria_uses',
  module: 'profile-hub',
  summary: 'Where a criterion is used: segments that ask for it, campaigns whose answers fill it.',
  access: { kind: 'client', client: 'query.brandId', may: seeCriteria },
  query: z.strictObject({ brandId: z.string(), slug: z.string().max(120) }),
  response: z.object({
    /** Empty if the user may not see contacts. */
    segments: z.array(z.object({ id: z.string(), name: z.string(), saved: z.boolean() })),
    /** Empty if the user may not map campaigns. */
    campaigns: z.array(
      z.object({ id: z.string(), name: z.string(), type: z.enum(CAMPAIGN_TYPES) }),
    ),
  }),
  errors: [notFound],
});
