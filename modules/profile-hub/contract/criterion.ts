import { z } from 'zod';
import { defineList, type SortOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { LABEL_MAX_LENGTH, OPTIONS_LIMIT } from './limits.ts';

/** Criteria of a contact that a brand can store [PH-07]. */
export const CRITERION_TYPES = ['text', 'closedUnique', 'closedMultiple'] as const;
export type CriterionType = (typeof CRITERION_TYPES)[number];

/**
 * GTR: every brand has it. custom: created by the brand's users. brand: set up for the brand by the operators of the
 * suite.
 */
export const CRITERION_SOURCES = ['GTR', 'custom', 'brand'] as const;
export type CriterionSource = (typeof CRITERION_SOURCES)[number];

const label = line({ min: 1, max: LABEL_MAX_LENGTH });

/** Labels by language; languages without a label use the default label. */
export const labelsSchema = z.partialRecord(localeSchema, label);
export type Labels = z.infer<typeof labelsSchema>;

export const criterionOptionSchema = z.object({
  /** A number for the brand's own criteria; a key such as `female` for standard ones. */
  id: z.union([z.number().int(), z.string()]),
  label: z.string(),
  labels: labelsSchema.optional(),
});

export const criterionSchema = z.object({
  /** Null for standard criteria, which are identified by their slug. */
  id: z.string().nullable(),
  /** In the user's language; when read for editing, the default label. */
  label: z.string(),
  /** Labels of custom criteria. */
  labels: labelsSchema.optional(),
  slug: z.string(),
  type: z.enum(CRITERION_TYPES),
  active: z.boolean(),
  mandatory: z.boolean(),
  options: z.array(criterionOptionSchema),
  source: z.enum(CRITERION_SOURCES),
  /** The value is a decision of the person; the consent ledger stores it. */
  consent: z.boolean(),
  version: z.number().int(),
});
export type Criterion = z.infer<typeof criterionSchema>;

export const newCriterionSchema = z.strictObject({
  label,
  labels: labelsSchema.optional(),
  type: z.enum(CRITERION_TYPES),
  mandatory: z.boolean().default(false),
  options: z
    .array(z.union([label, z.strictObject({ label, labels: labelsSchema })]))
    .max(OPTIONS_LIMIT)
    .default([]),
  /** A purpose that a person can consent to; of type closedUnique with the options yes and no. */
  consent: z.boolean().default(false),
});
export type NewCriterion = z.output<typeof newCriterionSchema>;

/** Filters and sorts of the criteria list [PH-07]. */
export const criterionList = defineList({
  views: ['all', 'standard', 'own', 'inactive'],
  fields: {},
  sorts: ['position', 'label', 'slug', 'type'],
  pageSize: 100,
});
export type CriterionView = ViewOf<typeof criterionList>;
export type CriterionSort = SortOf<typeof criterionList>;
