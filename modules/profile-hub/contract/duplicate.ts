import { z } from 'zod';
import { hexId24 } from '#platform/contract/ids.ts';
import { BLOCK_KINDS } from './blocks.ts';
import { DECISIONS } from './consents.ts';
import { contactSchema } from './contact.ts';
import { CRITERION_TYPES } from './criterion.ts';
import { MERGE_LIMIT } from './limits.ts';

/** Contacts that may be the same person [PH-18]. A user decides `different` and can revert it. */
export const DUPLICATE_STATES = ['open', 'merged', 'different'] as const;
export type DuplicateState = (typeof DUPLICATE_STATES)[number];

/** Reasons for a match, the strongest first. Contradictions have no reason code; they lower the score. */
export const DUPLICATE_REASONS = [
  'email',
  'phone',
  'name',
  'nameNear',
  'birthdate',
  'address',
  'zip',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** The two ids of a pair, as in URLs. */
export const pairIdSchema = z.string().regex(/^[0-9a-f]{24}-[0-9a-f]{24}$/);

export const duplicateSchema = z.object({
  /** Both ids, the smaller one first. */
  id: z.string(),
  score: z.number().int(),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  state: z.enum(DUPLICATE_STATES),
  /**
   * Display names: name, else email or phone, the older contact first. After a merge, the name of the remaining
   * contact.
   */
  names: z.array(z.string()),
  contactIds: z.array(z.string()),
  decidedAt: z.string().nullable(),
  mergeId: z.string().nullable(),
  /** Deadline to undo a merge; null if it cannot be undone. */
  undoUntil: z.string().nullable(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

const decidedSchema = z.object({ decision: z.enum(DECISIONS), at: z.string() }).nullable();

/** Several contacts side by side, oldest first, with selectable and fixed values. */
export const comparisonSchema = z.object({
  contacts: z.array(
    contactSchema.extend({
      /** The phone number grouped as in its country. */
      phoneText: z.string().nullable(),
      events: z.number().int(),
      leads: z.number().int(),
      lastEventAt: z.string().nullable(),
    }),
  ),
  fields: z.array(
    z.object({
      slug: z.string(),
      /** A text key for standard criteria, a literal label for the brand's own. */
      label: z.union([z.string(), z.object({ words: z.string() })]),
      type: z.enum(CRITERION_TYPES),
      kind: z.string(),
      options: z.array(
        z.object({ id: z.union([z.number().int(), z.string()]), label: z.string() }),
      ),
      /** Id of the contact with the suggested value. */
      suggested: z.string(),
    }),
  ),
  consents: z.array(
    z.object({
      purpose: z.string(),
      label: z.union([z.string(), z.object({ words: z.string() })]),
      /** One entry per contact. */
      decided: z.array(decidedSchema),
      /** Blocked addresses of each contact for the purpose, which override its consent. */
      blocked: z.array(z.array(z.enum(BLOCK_KINDS))),
      /** The latest decision; it is not selectable. */
      result: decidedSchema,
    }),
  ),
  consentEntries: z.number().int(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const duplicatePairSchema = comparisonSchema.extend({
  id: z.string(),
  score: z.number().int(),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  state: z.enum(DUPLICATE_STATES),
});
export type DuplicatePair = z.infer<typeof duplicatePairSchema>;

/**
 * The contacts to merge with the versions read, and the chosen contact per criterion. List values of all contacts are
 * combined.
 */
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
