import { z } from 'zod';
import { defineList, type SortOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { line } from '#platform/contract/text/text.ts';
import {
  ANSWER_MAX_LENGTH,
  CHOICES_LIMIT,
  LABEL_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
  QUESTIONS_LIMIT,
} from './limits.ts';

/** Purpose of a campaign: an opinion after a purchase, personal preferences, or a prize draw. */
export const CAMPAIGN_TYPES = ['feedback', 'survey', 'contest'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** available: no mapping saved yet. assigned: a mapping is saved. rejected: the brand ignores its answers. */
export const CAMPAIGN_STATES = ['available', 'assigned', 'rejected'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const QUESTION_KINDS = ['text', 'one', 'several', 'yesno', 'number'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** How a mapping handles a contact that already has a value [PH-16]. */
export const MAPPING_RULES = ['newer', 'keep', 'campaign'] as const;
export type MappingRule = (typeof MAPPING_RULES)[number];

export const campaignSchema = z.object({
  id: z.string(),
  brand_id: z.string(),
  type: z.enum(CAMPAIGN_TYPES),
  /** The system that ran the campaign. */
  origin: z.string(),
  name: z.string(),
  feedback_template_id: z.string().nullable(),
  state: z.enum(CAMPAIGN_STATES),
  /** Some of its questions or answers are neither mapped nor deliberately left out. */
  incomplete: z.boolean(),
  /** An unsaved mapping exists. */
  temporary: z.boolean(),
  /** Whether more answers can arrive. */
  open: z.boolean(),
  questions: z.number().int(),
  responses: z.number().int(),
  firstResponseAt: z.string().nullable(),
  lastResponseAt: z.string().nullable(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** Keys of the other system for its campaigns, questions and responses. */
export const foreignKey = line({ min: 1, max: 100 });
const choiceLabel = line({ min: 1, max: LABEL_MAX_LENGTH });

export const newCampaignSchema = z.strictObject({
  type: z.enum(CAMPAIGN_TYPES),
  origin: line({ min: 1, max: 60 }),
  key: foreignKey,
  name: line({ min: 1, max: 200 }),
  feedback_template_id: foreignKey.nullable().default(null),
  open: z.boolean().default(true),
  questions: z
    .array(
      z.strictObject({
        key: foreignKey,
        text: line({ min: 1, max: QUESTION_MAX_LENGTH }),
        kind: z.enum(QUESTION_KINDS),
        choices: z.array(choiceLabel).max(CHOICES_LIMIT).default([]),
      }),
    )
    .min(1)
    .max(QUESTIONS_LIMIT),
});
export type NewCampaign = z.output<typeof newCampaignSchema>;

const answerText = z.string().max(ANSWER_MAX_LENGTH);
/** A text, the label of one choice, labels of several, yes or no, or a number. */
export const answerSchema = z.union([
  answerText,
  z.array(answerText).max(CHOICES_LIMIT),
  z.boolean(),
  z.number(),
]);
export type Answer = z.output<typeof answerSchema>;

export const newResponseSchema = z.strictObject({
  /** Id in the other system; duplicates are ignored. */
  id: foreignKey,
  answeredAt: z.iso.datetime({ offset: true }),
  email: z.string().max(320).nullable().default(null),
  phone: z.string().max(40).nullable().default(null),
  /** Country for phone numbers without country code. */
  country: z.string().length(2).nullable().default(null),
  /** By question key. */
  answers: z.record(foreignKey, answerSchema),
});
export type NewResponse = z.output<typeof newResponseSchema>;

/** Filters and sorts of the campaigns of one type; its views are the tabs of the screen [PH-15]. */
export const campaignList = defineList({
  views: ['available', 'assigned', 'rejected'],
  fields: {},
  sorts: ['lastResponseAt', 'name', 'origin', 'responses'],
  descending: true,
  pageSize: 50,
});
export type CampaignView = ViewOf<typeof campaignList>;
export type CampaignSort = SortOf<typeof campaignList>;
