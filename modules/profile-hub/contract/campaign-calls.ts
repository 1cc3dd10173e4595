import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { notFound } from '#platform/contract/problems.ts';
import {
  CAMPAIGN_TYPES,
  campaignList,
  campaignSchema,
  foreignKey,
  newCampaignSchema,
  newResponseSchema,
} from './campaign.ts';
import { RESPONSES_AT_ONCE } from './limits.ts';
import { mapCampaigns } from './permissions.ts';
import { questionKindFixed, tooManyCampaigns, tooManyQuestions } from './problems.ts';

/** Survey campaigns: how their answers arrive and which campaigns a brand uses. */
const module = 'profile-hub';
const queryAccess = { kind: 'client', client: 'query.brand_id', may: mapCampaigns } as const;
const bodyAccess = { kind: 'client', client: 'body.brand_id', may: mapCampaigns } as const;

export const listCampaignMappingsCall = defineCall({
  method: 'GET',
  path: '/api/ph/campaign_mapping',
  module,
  summary: 'The campaigns of a brand, by type and tab, and how many stand in each tab.',
  access: queryAccess,
  query: z.strictObject({
    brand_id: z.string(),
    type: z.enum(CAMPAIGN_TYPES).optional(),
    ...campaignList.query,
  }),
  response: pageSchema(campaignSchema).extend({ views: z.record(z.string(), z.number().int()) }),
});

export const CAMPAIGN_ACTIONS = ['assign', 'ignore', 'reassign'] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

export const decideCampaignCall = defineCall({
  method: 'POST',
  path: '/api/ph/campaign_mapping',
  module,
  summary:
    'Begin the mapping of a campaign, ignore the campaign, or take up again one that was ignored.',
  access: bodyAccess,
  body: z.strictObject({
    brand_id: z.string(),
    campaign_id: uuid,
    action: z.enum(CAMPAIGN_ACTIONS),
  }),
  response: campaignSchema,
  errors: [notFound],
});

export const countCampaignTypesCall = defineCall({
  method: 'GET',
  path: '/api/ph/campaign_mapping/types',
  module,
  summary: 'How many campaigns of each type wait, are mapped, are mapped in part, and are ignored.',
  access: queryAccess,
  query: z.strictObject({ brand_id: z.string() }),
  response: z.array(
    z.object({
      type: z.enum(CAMPAIGN_TYPES),
      available: z.number().int(),
      assigned: z.number().int(),
      incomplete: z.number().int(),
      rejected: z.number().int(),
    }),
  ),
});

export const saveCampaignCall = defineCall({
  method: 'POST',
  path: '/api/ph/campaigns',
  module,
  summary:
    'Tell of a campaign and its questions, or of what has changed in them; questions are only added.',
  access: bodyAccess,
  body: newCampaignSchema.extend({ brand_id: z.string() }),
  response: campaignSchema,
  errors: [questionKindFixed, tooManyCampaigns, tooManyQuestions],
});

export const REFUSED_RESPONSES = ['unknownQuestion', 'wrongKind', 'inFuture'] as const;

export const receiveAnswersCall = defineCall({
  method: 'POST',
  path: '/api/ph/campaign_answers',
  module,
  summary:
    'Hand over responses to a campaign; one that was handed over before changes nothing, one that is wrong is told.',
  access: bodyAccess,
  body: z.strictObject({
    brand_id: z.string(),
    origin: z.string().max(60),
    campaign: foreignKey,
    responses: z.array(newResponseSchema).min(1).max(RESPONSES_AT_ONCE),
  }),
  bodyBytes: 1024 * 1024,
  response: z.object({
    taken: z.number().int(),
    known: z.number().int(),
    refused: z.array(
      z.object({ id: z.string(), reason: z.enum(REFUSED_RESPONSES), question: z.string() }),
    ),
  }),
  status: 202,
  errors: [notFound],
});

export const answerImportCalls = defineImportCalls({
  module,
  base: '/gtr-core/clients/{uuid}/profile-hub/campaign-answers',
  what: 'answers to campaigns',
  may: mapCampaigns,
});
