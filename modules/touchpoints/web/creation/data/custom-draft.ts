import { z } from 'zod';
import { destinationSchema } from '#modules/touchpoints/contract/destination.ts';
import { suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import {
  CREATION_FIELDS,
  touchpointFields,
} from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';

/** A custom touchpoint on the way, as far as it was answered [TP-02]. */
export const customDraftSchema = z.object({
  ...pickFieldPart(touchpointFields, 'shown', CREATION_FIELDS),
  destUrl: z.string(),
  sourceSuffix: z.string(),
});
export type CustomDraft = z.infer<typeof customDraftSchema>;

export const EMPTY_CUSTOM: CustomDraft = {
  ...pickFieldPart(touchpointFields, 'empty', CREATION_FIELDS),
  destUrl: '',
  sourceSuffix: '',
};

/** The two steps as the call will check them; an empty suffix is made up by the server. */
export const addressStepSchema = z.object({
  destUrl: destinationSchema,
  sourceSuffix: z.union([z.literal(''), suffixSchema]),
});
export const piecesStepSchema = z.object({
  description: touchpointFields.description.schema,
  quantity: touchpointFields.quantity.schema,
});
