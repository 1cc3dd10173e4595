import { z } from 'zod';
import { CAMPAIGN_STATES, CAMPAIGN_TYPES, MAPPING_RULES, QUESTION_KINDS } from './campaign.ts';

/** complete: all answers are mapped. left: deliberately not mapped. open: a decision is missing. */
export const QUESTION_STATES = ['complete', 'open', 'left'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

export const mappedAnswerSchema = z.object({
  answer: z.string(),
  /** How often the answer was given. */
  given: z.number().int(),
  /** The matching option; null if deliberately none or undecided. */
  option: z.union([z.number().int(), z.string()]).nullable(),
  left: z.boolean(),
  /** An option with a similar label. */
  similar: z.object({ id: z.union([z.number().int(), z.string()]), label: z.string() }).nullable(),
});
export type MappedAnswer = z.infer<typeof mappedAnswerSchema>;

export const mappedQuestionSchema = z.object({
  /** Id of the question in the mapping; null if undecided. */
  id: z.string().nullable(),
  question_id: z.string(),
  text: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** Slug of the criterion; null if left out or undecided. */
  criterion: z.string().nullable(),
  left: z.boolean(),
  state: z.enum(QUESTION_STATES),
  /** For questions mapped to a list criterion or with a list of answers. */
  answers: z.array(mappedAnswerSchema),
  /** There are further spellings that are not listed. */
  more: z.boolean(),
});
export type MappedQuestion = z.infer<typeof mappedQuestionSchema>;

/** One mapping with its campaign, questions and answers [ENT-01]. */
export const mappingSchema = z.object({
  /** Null if no mapping exists yet. */
  id: z.string().nullable(),
  campaign_id: z.string(),
  brand_id: z.string(),
  type: z.enum(CAMPAIGN_TYPES),
  origin: z.string(),
  name: z.string(),
  feedback_template_id: z.string().nullable(),
  state: z.enum(CAMPAIGN_STATES),
  open: z.boolean(),
  responses: z.number().int(),
  firstResponseAt: z.string().nullable(),
  lastResponseAt: z.string().nullable(),
  /** False while it is a draft that is not applied. */
  saved: z.boolean(),
  rule: z.enum(MAPPING_RULES),
  version: z.number().int(),
  questions: z.array(mappedQuestionSchema),
});
export type Mapping = z.infer<typeof mappingSchema>;

const shownValue = z.string().nullable();

/** Effect of saving, calculated in advance. */
export const mappingPreviewSchema = z.object({
  /** Contacts that get new values. */
  contacts: z.number().int(),
  values: z.number().int(),
  /** Of these values, those that replace another one. */
  changed: z.number().int(),
  created: z.number().int(),
  /** Responses without an e-mail or phone number. */
  unknown: z.number().int(),
  /** Answers to mapped questions that have no option yet. */
  waiting: z.number().int(),
  /** Answers that do not fit their criterion. */
  unreadable: z.number().int(),
  /** Evaluated responses, the latest ones; less than `of` if there are more. */
  counted: z.number().int(),
  of: z.number().int(),
  example: z
    .object({
      name: z.string(),
      answeredAt: z.string(),
      values: z.array(
        z.object({
          label: z.string(),
          before: shownValue,
          after: shownValue,
          /** Time at which the contact withdrew the consent that the answer would give. */
          withdrawnAt: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});
export type MappingPreview = z.infer<typeof mappingPreviewSchema>;
