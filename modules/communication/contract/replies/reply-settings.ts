import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { LOCALES, localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import {
  FORBIDDEN_WORDS,
  OWN_TOPICS,
  REPLY_DELAY_MINUTES,
  REPLY_RULES,
  TEMPLATE_LENGTH,
  TEMPLATES,
  TOPIC_WORDS,
} from '../limits.ts';
import { REPLY_DECISIONS } from '../reviews/reply.ts';
import { REVIEW_ORIGINS } from '../reviews/review.ts';

const grade = z.number().int().min(1).max(5);
const topicKey = z.string().regex(/^[a-z0-9-]{1,40}$/);
const word = line({ min: 1, max: 60 });
const perLocale = <Schema extends z.ZodType>(schema: Schema) =>
  z.partialRecord(localeSchema, schema);

/** Conditions of a template or a rule; an empty list matches everything. */
const conditionsSchema = z.strictObject({
  grades: z.array(grade).max(5).default([]),
  topics: z.array(topicKey).max(70).default([]),
  origins: z.array(z.enum(REVIEW_ORIGINS)).max(2).default([]),
  locations: z.array(uuid).max(200).default([]),
  /** Reviews without a comment. */
  blank: z.boolean().default(false),
});

export const replyTemplateSchema = z.strictObject({
  id: uuid,
  name: line({ min: 1, max: 80 }),
  conditions: conditionsSchema,
  /** With placeholders: {name} {shop} {brand} {hours} {phone} {form} {signature}. */
  texts: perLocale(z.string().max(TEMPLATE_LENGTH)),
});
export type SettingsTemplate = z.output<typeof replyTemplateSchema>;
/** A text with one of these placeholders is only used if the location has the data. */
export const OPTIONAL_PLACEHOLDERS = ['hours', 'phone', 'form'] as const;

/** The first rule that matches decides. */
export const replyRuleSchema = z.strictObject({
  id: uuid,
  active: z.boolean().default(true),
  conditions: conditionsSchema,
  /** Matches if the comment contains any of these words. */
  words: z.array(word).max(50).default([]),
  /** `send` never overrides a risk. */
  decision: z.enum(REPLY_DECISIONS),
});
export type ReplyRule = z.output<typeof replyRuleSchema>;

export const ownTopicSchema = z.strictObject({
  key: topicKey,
  names: perLocale(line({ max: 60 })),
  words: perLocale(z.array(word).max(TOPIC_WORDS)),
});
export type OwnTopicSettings = z.output<typeof ownTopicSchema>;

/** Reply settings of a brand [REV-07]. Everything has a default for new brands. */
export const replySettingsSchema = z.strictObject({
  /** Automatic replies. If off, replies are proposed but not sent. */
  active: z.boolean().default(false),
  origins: z.array(z.enum(REVIEW_ORIGINS)).default([...REVIEW_ORIGINS]),
  grades: z.array(grade).default([1, 2, 3, 4, 5]),
  /** Locations whose reviews the bot does not answer. */
  excludedLocations: z.array(uuid).max(5_000).default([]),
  /** Also reply to ratings without a comment. */
  answerBlank: z.boolean().default(false),
  /** Comments in other languages are answered in the location's language. */
  answerOtherLanguages: z.boolean().default(false),
  /** Sales representatives and store owners may answer reviews of their locations. */
  locationsMayAnswer: z.boolean().default(true),
  tone: z.enum(['formal', 'warm', 'brief']).default('warm'),
  address: perLocale(z.enum(['formal', 'informal'])).default({}),
  length: z.enum(['short', 'normal', 'long']).default('normal'),
  /** Empty: signed by the store and the brand. */
  signature: z.string().max(200).default(''),
  forbiddenWords: z.array(word).max(FORBIDDEN_WORDS).default([]),
  allowedPromises: z.array(z.enum(['refund', 'discount', 'date'])).default([]),
  /** The brand's form for complaints. The link marks the review as the source. */
  formId: uuid.nullable().default(null),
  templates: z.array(replyTemplateSchema).max(TEMPLATES).default([]),
  rules: z.array(replyRuleSchema).max(REPLY_RULES).default([]),
  topics: z.array(ownTopicSchema).max(OWN_TOPICS).default([]),
  /** A score of at least `send` is sent automatically; at least `approve` waits for approval [REV-06]. */
  thresholds: z
    .strictObject({
      send: z.number().int().min(0).max(100),
      approve: z.number().int().min(0).max(100),
    })
    .default({ send: 88, approve: 70 })
    .refine(({ send, approve }) => approve <= send, { error: 'thresholds', path: ['approve'] }),
  /** Grades that need approval regardless of the score. */
  approvalGrades: z.array(grade).default([1, 2]),
  /** Minutes after the review was received; the reply then waits for the location's opening hours. */
  delayMinutes: z.number().int().min(0).max(REPLY_DELAY_MINUTES).default(120),
  onlyOpeningHours: z.boolean().default(true),
  model: z.strictObject({ active: z.boolean() }).default({ active: false }),
});
export type ReplySettings = z.output<typeof replySettingsSchema>;
export const DEFAULT_REPLY_SETTINGS: ReplySettings = replySettingsSchema.parse({});
export const REPLY_LANGUAGES = LOCALES;
