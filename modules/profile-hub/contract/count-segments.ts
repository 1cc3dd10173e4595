import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { commaSeparatedSchema } from '#platform/contract/lists/define-list.ts';
import { seeContacts } from './permissions.ts';
import { RULE_KINDS, RULE_OPERATORS } from './rule-fields.ts';
import { givenFiltersSchema, givenRulesSchema } from './segment-rule.ts';
import { REFUSED_RULES, SEGMENTS_PATH } from './segments.ts';

/** Exact contact counts for rules during editing; unfinished rules are ignored [PH-03]. */
const module = 'profile-hub';
const bodyAccess = { kind: 'client', client: 'body.brandId', may: seeContacts } as const;
const count = z.number().int();

export const countSegmentCall = defineCall({
  method: 'POST',
  path: `${SEGMENTS_PATH}/count`,
  module,
  summary: 'How many contacts some rules fit now, from which countries, and five of them.',
  access: bodyAccess,
  body: z.strictObject({ brandId: z.string(), rules: givenRulesSchema }),
  errors: [...REFUSED_RULES],
  response: z.object({
    count,
    /** Sorted by count, highest first; null if the country is unknown. */
    countries: z.array(z.object({ country: z.string().nullable(), count })),
    /**
     * Number of contacts per branch of an "or", each contact counted at its first match, so the counts add up. A branch
     * is identified by its path in the rules.
     */
    ways: z.array(z.object({ path: z.array(z.number().int()), count })),
    five: z.array(z.object({ id: z.string(), name: z.string(), city: z.string().nullable() })),
  }),
});
export type SegmentCount = z.infer<typeof countSegmentCall.response>;

export const countRulesCall = defineCall({
  method: 'POST',
  path: `${SEGMENTS_PATH}/count-rules`,
  module,
  summary: 'How many contacts there are, and how many each of some rules fits alone.',
  access: bodyAccess,
  body: z.strictObject({
    brandId: z.string(),
    rules: givenFiltersSchema,
  }),
  response: z.object({
    everybody: count,
    /** In the order of the rules; null for an unfinished rule. */
    counts: z.array(count.nullable()),
  }),
});

export const countSegmentsCall = defineCall({
  method: 'GET',
  path: `${SEGMENTS_PATH}/counts`,
  module,
  summary: 'How many contacts are in each of some segments now.',
  access: { kind: 'client', client: 'query.brandId', may: seeContacts },
  query: z.strictObject({ brandId: z.string(), ids: commaSeparatedSchema(uuid) }),
  response: z.object({ counts: z.record(z.string(), count) }),
});

const choiceSchema = z.object({
  value: z.union([z.string(), z.number()]),
  /** Null if the suite provides the label. */
  label: z.string().nullable(),
});
export type RuleChoice = z.infer<typeof choiceSchema>;

export const ruleFieldSchema = z.object({
  /** Slug of a criterion, or a field of the suite. */
  field: z.string(),
  kind: z.enum(RULE_KINDS),
  operators: z.array(z.enum(RULE_OPERATORS)),
  /** The brand's label; null if the suite provides it. */
  label: z.string().nullable(),
  /** Existing rules may use deactivated criteria, but new rules are not offered them. */
  active: z.boolean(),
  /** Available choices; the reader's app provides countries and languages. */
  choices: z.array(choiceSchema),
});
export type RuleField = z.infer<typeof ruleFieldSchema>;

export const listRuleFieldsCall = defineCall({
  method: 'GET',
  path: `${SEGMENTS_PATH}/fields`,
  module,
  summary: 'What can be asked of the contacts of a brand, and how.',
  access: { kind: 'client', client: 'query.brandId', may: seeContacts },
  query: z.strictObject({ brandId: z.string(), segment: uuid.optional() }),
  response: z.object({ fields: z.array(ruleFieldSchema) }),
});
