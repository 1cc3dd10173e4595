import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { listOf } from '#platform/contract/paging.ts';
import { seeContacts } from './permissions.ts';
import { RULE_KINDS, RULE_OPERATORS } from './rule-operators.ts';
import { givenFiltersSchema, givenRulesSchema } from './segment-rule.ts';
import { REFUSED_RULES, SEGMENTS_PATH } from './segments.ts';

/** How many contacts rules fit, exactly and while they are edited; what is not finished is not counted [PH-03]. */
const module = 'profile-hub';
const asked = { kind: 'client', client: 'body.brandId', may: seeContacts } as const;
const count = z.number().int();

export const countSegmentCall = defineCall({
  method: 'POST',
  path: `${SEGMENTS_PATH}/count`,
  module,
  summary: 'How many contacts some rules fit now, from which countries, and five of them.',
  access: asked,
  body: z.strictObject({ brandId: z.string(), rules: givenRulesSchema }),
  errors: [...REFUSED_RULES],
  response: z.object({
    count,
    /** Most first; null where the country is not known. */
    countries: z.array(z.object({ country: z.string().nullable(), count })),
    /**
     * Who comes by which of the ways that are joined by “or”, each counted with the first that fits: so they add up. A way
     * is told by where it stands in the rules.
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
  access: asked,
  body: z.strictObject({
    brandId: z.string(),
    rules: givenFiltersSchema,
  }),
  response: z.object({
    everybody: count,
    /** In the order of the rules; null for one that is not finished. */
    counts: z.array(count.nullable()),
  }),
});

export const countSegmentsCall = defineCall({
  method: 'GET',
  path: `${SEGMENTS_PATH}/counts`,
  module,
  summary: 'How many contacts are in each of some segments now.',
  access: { kind: 'client', client: 'query.brandId', may: seeContacts },
  query: z.strictObject({ brandId: z.string(), ids: listOf(uuid) }),
  response: z.object({ counts: z.record(z.string(), count) }),
});

const choiceSchema = z.object({
  value: z.union([z.string(), z.number()]),
  /** Null where the words are the suite's own. */
  label: z.string().nullable(),
});
export type RuleChoice = z.infer<typeof choiceSchema>;

export const ruleFieldSchema = z.object({
  /** A criterion's slug, or one of the suite's. */
  field: z.string(),
  kind: z.enum(RULE_KINDS),
  operators: z.array(z.enum(RULE_OPERATORS)),
  /** The brand's own words; null where they are the suite's. */
  label: z.string().nullable(),
  /** Deactivated criteria are asked by the rules that have them, and offered to none. */
  active: z.boolean(),
  /** What can be chosen; countries and languages are known to the reader. */
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
