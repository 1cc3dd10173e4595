import { z } from 'zod';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import { quantitySchema } from '#modules/touchpoints/contract/create-touchpoints.ts';
import { destinationSchema } from '#modules/touchpoints/contract/destination.ts';
import { DESCRIPTION_MAX_LENGTH } from '#modules/touchpoints/contract/limits.ts';
import { suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { line } from '#platform/contract/text/text.ts';

/** A custom touchpoint on the way, as far as it was answered [TP-02]. */
export const customDraftSchema = z.object({
  destUrl: z.string(),
  configurationSlug: z.string(),
  sourceSuffix: z.string(),
  description: z.string(),
  quantity: z.number().nullable(),
});
export type CustomDraft = z.infer<typeof customDraftSchema>;

export const EMPTY_CUSTOM: CustomDraft = {
  destUrl: '',
  configurationSlug: STANDARD_CONFIGURATION,
  sourceSuffix: '',
  description: '',
  quantity: null,
};

/** The two steps as the call will check them; an empty suffix is made up by the server. */
export const addressStepSchema = z.object({
  destUrl: destinationSchema,
  sourceSuffix: z.union([z.literal(''), suffixSchema]),
});
export const piecesStepSchema = z.object({
  description: line({ max: DESCRIPTION_MAX_LENGTH }),
  quantity: quantitySchema,
});
