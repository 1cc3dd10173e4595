import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { uuid } from '#platform/contract/ids.ts';
import { commaSeparatedSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { manageReplySettings, seeSemanticAnalysis } from '../permissions.ts';
import { tooManyTopicWords } from '../problems.ts';
import { ownTopicSchema } from '../replies/reply-settings.ts';
import { REVIEW_ORIGINS } from '../reviews/review.ts';

/** Topics of comments by sentiment, time and location [REV-08]. */
const module = 'communication';
const access = { kind: 'client', client: 'query.brandId', may: seeSemanticAnalysis } as const;
const month = z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/);
const count = z.number().int();
const sentimentCounts = { positive: count, neutral: count, negative: count };

const wordSchema = z.object({ word: z.string(), topic: z.string(), mentions: count });

const analysisQuery = {
  brandId: z.string(),
  /** Months, both inclusive; by default the last twelve. */
  from: month.optional(),
  to: month.optional(),
  origins: commaSeparatedSchema(z.enum(REVIEW_ORIGINS)).optional(),
  shops: commaSeparatedSchema(uuid, 200).optional(),
  shop_group: commaSeparatedSchema(uuid).optional(),
} as const;
export const analysisFilterSchema = z.strictObject(analysisQuery);

export const getTopicsCall = defineCall({
  method: 'GET',
  path: '/api/ar/semantic_analysis',
  module,
  summary:
    'Topics that comments speak of, with sentiment, months and the change against the period before.',
  access,
  query: analysisFilterSchema,
  response: z.object({
    from: z.string(),
    to: z.string(),
    comments: count,
    languages: count,
    blank: count,
    topics: z.array(
      z.object({
        topic: z.string(),
        /** Name of a custom topic in the user's language. */
        name: z.string().nullable(),
        mentions: count,
        ...sentimentCounts,
        months: z.array(count),
        /** Change of mentions from the previous period of the same length; null if there were none. */
        change: z.number().nullable(),
      }),
    ),
  }),
});

export const getTopicCall = defineCall({
  method: 'GET',
  path: '/api/ar/semantic_analysis/{topic}',
  module,
  summary: 'One topic: sentiment by month and location, and the words behind it.',
  access,
  params: z.strictObject({ topic: z.string().max(40) }),
  query: analysisFilterSchema,
  response: z.object({
    topic: z.string(),
    months: z.array(z.object({ month: z.string(), ...sentimentCounts })),
    locations: z.array(
      z.object({
        id: z.string().nullable(),
        name: z.string(),
        mentions: count,
        ...sentimentCounts,
      }),
    ),
    words: z.array(wordSchema),
  }),
});

export const getLocationTopicsCall = defineCall({
  method: 'GET',
  path: '/api/ar/semantic_analysis_locations',
  module,
  summary: 'Locations with how their comments speak, and the topics that stand out there.',
  access,
  query: z.strictObject({
    ...analysisQuery,
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: z.object({
    total: count,
    items: z.array(
      z.object({
        id: z.string().nullable(),
        name: z.string(),
        reviews: count,
        rating: z.number().nullable(),
        ...sentimentCounts,
        best: z.string().nullable(),
        worst: z.string().nullable(),
      }),
    ),
  }),
});

export const getTopicWordsCall = defineCall({
  method: 'GET',
  path: '/api/ar/semantic_analysis_words',
  module,
  summary: 'The words by which comments speak of topics, those with most mentions first.',
  access,
  query: analysisFilterSchema,
  response: z.object({ total: count, items: z.array(wordSchema) }),
});

export const analysisFileCall = defineCall({
  method: 'GET',
  path: '/api/ar/semantic_analysis_file',
  module,
  summary: 'The topics of a period with sentiment and months as a file.',
  access,
  query: z.strictObject({ ...analysisQuery, format: z.enum(SHEET_FORMATS).default('xlsx') }),
  response: { file: 'application/octet-stream' },
});

export const mergeTopicsCall = defineCall({
  method: 'POST',
  path: '/api/ar/merge_topics',
  module,
  summary:
    'Merge a topic of the brand’s own into another one: words, templates, rules and past mentions go along.',
  access: { kind: 'client', client: 'body.brandId', may: manageReplySettings },
  body: z.strictObject({
    brandId: z.string(),
    /** Version of the reply settings, which contain the topics. */
    version: z.number().int(),
    from: ownTopicSchema.shape.key,
    into: ownTopicSchema.shape.key,
  }),
  response: z.object({ version: z.number().int() }),
  errors: [notFound, changedMeanwhile, tooManyTopicWords],
});
