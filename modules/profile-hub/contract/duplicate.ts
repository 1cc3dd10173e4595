import { z } from 'zod';
import { hexId24 } from '#platform/contract/ids.ts';
import { BLOCK_KINDS } from './blocks/block.ts';
import { DECISIONS } from './consent.ts';
import { contactSchema } from './contact.ts';
import { CRITERION_TYPES } from './criterion.ts';
import { MERGE_LIMIT } from './limits.ts';

/** Contacts that may be one person [PH-18]: `different` was decided by somebody and can be taken back. */
export const DOUBLE_STATES = ['open', 'merged', 'different'] as const;
export type DoubleState = (typeof DOUBLE_STATES)[number];

/** Why two are taken for one, the strongest first; what speaks against it has no word, it lowers the score. */
export const DOUBLE_REASONS = [
  'email',
  'phone',
  'name',
  'nameNear',
  'birthdate',
  'address',
  'zip',
] as const;
export type DoubleReason = (typeof DOUBLE_REASONS)[number];

/** The two ids of a pair as an address has them. */
export const pairIdSchema = z.string().regex(/^[0-9a-f]{24}-[0-9a-f]{24}$/);

export const duplicateSchema = z.object({
  /** Both ids, the smaller one first. */
  id: z.string(),
  score: z.number().int(),
  reasons: z.array(z.enum(DOUBLE_REASONS)),
  state: z.enum(DOUBLE_STATES),
  /** What each is called: a name, else an e-mail or phone; the older one first. Of a merged one the one that was kept. */
  names: z.array(z.string()),
  contactIds: z.array(z.string()),
  decidedAt: z.string().nullable(),
  mergeId: z.string().nullable(),
  /** Until when a merge can be undone; null where it cannot. */
  undoUntil: z.string().nullable(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

const decidedSchema = z.object({ decision: z.enum(DECISIONS), at: z.string() }).nullable();

/** Several contacts side by side, the oldest first, with all that can be chosen and what cannot. */
export const comparisonSchema = z.object({
  contacts: z.array(
    contactSchema.extend({
      events: z.number().int(),
      leads: z.number().int(),
      lastEventAt: z.string().nullable(),
    }),
  ),
  fields: z.array(
    z.object({
      slug: z.string(),
      /** The key of a text for a standard criterion, words for the brand's own. */
      label: z.union([z.string(), z.object({ words: z.string() })]),
      type: z.enum(CRITERION_TYPES),
      kind: z.string(),
      options: z.array(
        z.object({ id: z.union([z.number().int(), z.string()]), label: z.string() }),
      ),
      /** Whose value is proposed. */
      suggested: z.string(),
    }),
  ),
  consents: z.array(
    z.object({
      purpose: z.string(),
      label: z.union([z.string(), z.object({ words: z.string() })]),
      /** One for each contact. */
      decided: z.array(decidedSchema),
      /** Which addresses of each contact are on the block list for the purpose: a consent does not count there. */
      blocked: z.array(z.array(z.enum(BLOCK_KINDS))),
      /** The latest decision, which nobody chooses. */
      result: decidedSchema,
    }),
  ),
  consentEntries: z.number().int(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const duplicatePairSchema = comparisonSchema.extend({
  id: z.string(),
  score: z.number().int(),
  reasons: z.array(z.enum(DOUBLE_REASONS)),
  state: z.enum(DOUBLE_STATES),
});
export type DuplicatePair = z.infer<typeof duplicatePairSchema>;

/** What is merged, as it was read, and for each criterion whose value is kept; lists take those of all. */
export const mergeSchema = z.strictObject({
  contacts: z
    .array(z.strictObject({ id: hexId24, version: z.number().int().positive() }))
    .min(2)
    .max(MERGE_LIMIT)
    .refine((contacts) => new Set(contacts.map(({ id }) => id)).size === contacts.length, {
      error: 'mergedWithItself',
    }),
  choices: z.record(z.string().max(120), hexId24).default({}),
});
export type Merge = z.output<typeof mergeSchema>;
