import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { CAMPAIGN_TYPES, MAPPING_RULES, QUESTION_KINDS } from './campaign.ts';
import { criterionSchema } from './criterion.ts';
import { CHOICES_LIMIT } from './limits.ts';
import {
  mappedAnswerSchema,
  mappedQuestionSchema,
  mappingPreviewSchema,
  mappingSchema,
} from './mapping.ts';
import { mapCampaigns } from './permissions.ts';
import { criterionUnfit, criterionUnknown, mappingMissing } from './problems.ts';

/** Mapping of a campaign's questions and answers to contact criteria [PH-15]; temporary until saved [PH-16]. */
const module = 'profile-hub';
const queryAccess = { kind: 'client', client: 'query.brand_id', may: mapCampaigns } as const;
const bodyAccess = { kind: 'client', client: 'body.brand_id', may: mapCampaigns } as const;
const oneCampaign = { brand_id: z.string(), campaign_id: uuid };

export const getMappingCall = defineCall({
  method: 'GET',
  path: '/api/ph/mapping_transfer',
  module,
  summary: 'The mapping of a campaign: the temporary one where somebody has begun one.',
  access: queryAccess,
  query: z.strictObject(oneCampaign),
  response: mappingSchema,
  errors: [notFound],
});

export const saveMappingCall = defineCall({
  method: 'POST',
  path: '/api/ph/mapping_transfer',
  module,
  summary:
    'Begin or change a temporary mapping, or save it: then it applies to all answers, past and future.',
  access: bodyAccess,
  body: z.strictObject({
    ...oneCampaign,
    rule: z.enum(MAPPING_RULES).optional(),
    saved: z.boolean().default(false),
    /** The version that was read; required for saving, so that the user saves what they saw. */
    version: z.number().int().optional(),
  }),
  response: z.object({ mapping: mappingSchema, jobId: z.string().nullable() }),
  errors: [notFound, changedMeanwhile, mappingMissing],
});

export const discardMappingCall = defineCall({
  method: 'POST',
  path: '/api/ph/mapping_transfer/discard',
  module,
  summary: 'Throw away a temporary mapping; the saved one, if there is one, goes on as it is.',
  access: bodyAccess,
  body: z.strictObject(oneCampaign),
  response: mappingSchema,
  errors: [notFound],
});

export const matchMappingCall = defineCall({
  method: 'POST',
  path: '/api/ph/mapping_transfer/match',
  module,
  summary: 'Map the questions and answers that are called as a criterion or option is.',
  access: bodyAccess,
  body: z.strictObject(oneCampaign),
  response: z.object({
    mapping: mappingSchema,
    questions: z.number().int(),
    answers: z.number().int(),
  }),
  errors: [notFound],
});

export const previewMappingCall = defineCall({
  method: 'GET',
  path: '/api/ph/mapping_transfer/preview',
  module,
  summary: 'What saving the mapping would write, and one contact as an example of it.',
  access: queryAccess,
  query: z.strictObject({
    ...oneCampaign,
    example: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: mappingPreviewSchema,
  errors: [notFound],
});

export const listMappedQuestionsCall = defineCall({
  method: 'GET',
  path: '/api/ph/mapping_transfer_question',
  module,
  summary: 'The questions of a mapping, each with its criterion.',
  access: queryAccess,
  query: z.strictObject(oneCampaign),
  response: z.array(mappedQuestionSchema),
  errors: [notFound],
});

export const mapQuestionCall = defineCall({
  method: 'POST',
  path: '/api/ph/mapping_transfer_question',
  module,
  summary: 'Say which criterion a question is about, or that it is left out.',
  access: bodyAccess,
  body: z.strictObject({
    ...oneCampaign,
    question_id: uuid,
    /** Null: deliberately not mapped. */
    criterion: z.string().max(100).nullable(),
  }),
  response: mappingSchema,
  errors: [notFound, criterionUnknown, criterionUnfit],
});

export const unmapQuestionCall = defineCall({
  method: 'DELETE',
  path: '/api/ph/mapping_transfer_question/{id}',
  module,
  summary: 'Take back what was said of a question in a temporary mapping.',
  access: queryAccess,
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ brand_id: z.string() }),
  response: mappingSchema,
  errors: [notFound],
});

export const listMappedAnswersCall = defineCall({
  method: 'GET',
  path: '/api/ph/mapping_transfer_question_answer',
  module,
  summary: 'The answers to a question of a mapping, how often each was given and what it means.',
  access: queryAccess,
  query: z.strictObject({ ...oneCampaign, question_id: uuid }),
  response: z.array(mappedAnswerSchema),
  errors: [notFound],
});

export const mapAnswersCall = defineCall({
  method: 'POST',
  path: '/api/ph/mapping_transfer_question_answer',
  module,
  summary: 'Say which options answers mean, or that they are left out.',
  access: bodyAccess,
  body: z.strictObject({
    ...oneCampaign,
    question_id: uuid,
    answers: z
      .array(
        z.strictObject({
          answer: z.string().min(1).max(500),
          /** Null: deliberately not mapped. Omitted: undecided again. */
          option: z
            .union([z.number().int(), z.string().max(40)])
            .nullable()
            .optional(),
        }),
      )
      .min(1)
      .max(CHOICES_LIMIT),
  }),
  response: mappingSchema,
  errors: [notFound, criterionUnfit],
});

export const listMappableCriteriaCall = defineCall({
  method: 'GET',
  path: '/api/ph/mapping_criterias',
  module,
  summary: 'The criteria to which questions can be mapped, with the kinds of question each takes.',
  access: queryAccess,
  query: z.strictObject({ brand_id: z.string(), kind: z.enum(QUESTION_KINDS).optional() }),
  response: z.array(criterionSchema.extend({ kinds: z.array(z.enum(QUESTION_KINDS)) })),
});

export const listAvailableQuestionsCall = defineCall({
  method: 'GET',
  path: '/api/ph/available_v1_QA',
  module,
  summary: 'The questions and answers of the campaigns that a mapping can be made for.',
  access: queryAccess,
  query: z.strictObject({
    brand_id: z.string(),
    type: z.enum(CAMPAIGN_TYPES).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    total: z.number().int(),
    items: z.array(
      z.object({
        campaign_id: z.string(),
        brand_id: z.string(),
        type: z.enum(CAMPAIGN_TYPES),
        origin: z.string(),
        name: z.string(),
        feedback_template_id: z.string().nullable(),
        questions: z.array(
          z.object({
            question_id: z.string(),
            text: z.string(),
            kind: z.enum(QUESTION_KINDS),
            answers: z.array(z.object({ answer: z.string(), given: z.number().int() })),
          }),
        ),
      }),
    ),
  }),
});
