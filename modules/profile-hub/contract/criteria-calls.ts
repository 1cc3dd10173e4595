import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { hexId24 } from '#platform/contract/ids.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { CAMPAIGN_TYPES } from './campaign.ts';
import { criterionList, criterionSchema, labelsSchema, newCriterionSchema } from './criterion.ts';
import { LABEL_MAX_LENGTH, OPTIONS_LIMIT } from './limits.ts';
import { changeCriteria, seeCriteria } from './permissions.ts';
import {
  labelTaken,
  optionMissing,
  optionTaken,
  tooManyCriteria,
  tooManyOptions,
} from './problems.ts';

const label = line({ min: 1, max: LABEL_MAX_LENGTH });

/**
 * Changeable properties of a criterion [PH-07]. Type and slug are fixed, because values, files and segments depend on them.
 * Options cannot be removed; omitted ones follow the given ones.
 */
export const criterionChangesSchema = z.strictObject({
  label: label.optional(),
  /** All labels: an omitted language loses its label. */
  labels: labelsSchema.optional(),
  active: z.boolean().optional(),
  mandatory: z.boolean().optional(),
  /** Options in order, renamed if the label differs; one without an id is new. */
  options: z
    .array(
      z.strictObject({ id: z.number().int().nullable(), label, labels: labelsSchema.optional() }),
    )
    .max(OPTIONS_LIMIT)
    .optional(),
  /** The version that was read. */
  version: z.number().int().min(1),
});
export type CriterionChanges = z.output<typeof criterionChangesSchema>;

/** Criteria of contacts: all users that work with contacts read them; a separate screen manages them. */
const module = 'profile-hub';
const see = { kind: 'client', client: 'query.brandId', may: seeCriteria } as const;
const ofBrand = z.strictObject({ brandId: z.string() });
const allCriteria = z.object({ items: z.array(criterionSchema), total: z.number().int() });

export const listStandardCriteriaCall = defineCall({
  method: 'GET',
  path: '/api/ph/criteriasGtr',
  module,
  summary: 'The standard criteria, which every brand has.',
  access: see,
  query: ofBrand,
  response: allCriteria,
});

export const listOwnCriteriaCall = defineCall({
  method: 'GET',
  path: '/api/ph/criteriasCustom',
  module,
  summary: 'The criteria of the brand’s own, those not in use too.',
  access: see,
  query: ofBrand,
  response: allCriteria,
});

export const listUsableCriteriaCall = defineCall({
  method: 'GET',
  path: '/api/ph/criterias',
  module,
  summary: 'All criteria that a brand can use: the standard ones and its own that are active.',
  access: see,
  query: ofBrand,
  response: allCriteria,
});

export const searchCriteriaCall = defineCall({
  method: 'GET',
  path: '/api/ph/custom_criterias',
  module,
  summary: 'The list of criteria, searched, sorted and by view.',
  access: see,
  query: z.strictObject({ brandId: z.string(), ...criterionList.query }),
  response: pageSchema(criterionSchema).extend({ views: z.record(z.string(), z.number().int()) }),
});

export const countFilledCriteriaCall = defineCall({
  method: 'GET',
  path: '/api/ph/custom_criterias/filled',
  module,
  summary: 'How many contacts have a value of each criterion, by its slug.',
  access: see,
  query: ofBrand,
  response: z.object({
    contacts: z.number().int(),
    filled: z.record(z.string(), z.number().int()),
  }),
});

export const getCriterionCall = defineCall({
  method: 'GET',
  path: '/api/ph/custom_criterias/{id}',
  module,
  summary: 'One of the criteria of the brand’s own.',
  access: see,
  params: z.strictObject({ id: hexId24 }),
  query: ofBrand,
  response: criterionSchema,
  errors: [notFound],
});

export const createCriterionCall = defineCall({
  method: 'POST',
  path: '/api/ph/custom_criterias',
  module,
  summary: 'Add a criterion of the brand’s own; a label that another one has is refused.',
  access: { kind: 'client', client: 'body.brandId', may: changeCriteria },
  body: newCriterionSchema.extend({ brandId: z.string() }),
  response: criterionSchema,
  status: 201,
  errors: [labelTaken, optionMissing, tooManyCriteria],
});

export const updateCriterionCall = defineCall({
  method: 'PATCH',
  path: '/api/ph/custom_criterias/{id}',
  module,
  summary: 'Change a criterion; its type and slug stay, and no option is taken away.',
  access: { kind: 'client', client: 'body.brandId', may: changeCriteria },
  params: z.strictObject({ id: hexId24 }),
  body: criterionChangesSchema.extend({ brandId: z.string() }),
  response: criterionSchema,
  errors: [notFound, changedMeanwhile, labelTaken, optionTaken, tooManyOptions],
});

export const getCriterionUsesCall = defineCall({
  method: 'GET',
  path: '/api/ph/criteria_uses',
  module: 'profile-hub',
  summary: 'Where a criterion is used: segments that ask for it, campaigns whose answers fill it.',
  access: { kind: 'client', client: 'query.brandId', may: seeCriteria },
  query: z.strictObject({ brandId: z.string(), slug: z.string().max(120) }),
  response: z.object({
    /** Empty if the user may not see contacts. */
    segments: z.array(z.object({ id: z.string(), name: z.string(), saved: z.boolean() })),
    /** Empty if the user may not map campaigns. */
    campaigns: z.array(
      z.object({ id: z.string(), name: z.string(), type: z.enum(CAMPAIGN_TYPES) }),
    ),
  }),
  errors: [notFound],
});
