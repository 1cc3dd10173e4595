import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { fieldKeySchema } from '../forms/field-key.ts';
import {
  ADDITIONAL_DATA_BYTES,
  ANSWER_MAX_LENGTH,
  FIELDS_LIMIT,
  LONG_ANSWER_MAX_LENGTH,
  OPTIONS_LIMIT,
  SKU_MAX_LENGTH,
  SKUS_LIMIT,
} from '../limits.ts';

const word = z.string().max(LONG_ANSWER_MAX_LENGTH);

/** A submission from widget, plain form or server; each answer is then validated by its field [LEAD-13]. */
export const leadSubmissionSchema = z.strictObject({
  /** Generated once by the sender, so that a repeated submission creates only one lead. */
  submissionId: uuid,
  locale: localeSchema.optional(),
  answers: z
    .record(
      fieldKeySchema,
      z.union([
        word,
        z.boolean(),
        z.number(),
        z.array(z.string().max(ANSWER_MAX_LENGTH)).max(OPTIONS_LIMIT),
      ]),
    )
    .refine((answers) => Object.keys(answers).length <= FIELDS_LIMIT, { error: 'tooMany' }),
  skus: z
    .array(line({ min: 1, max: SKU_MAX_LENGTH }))
    .max(SKUS_LIMIT)
    .default([]),
  /** The shop that was chosen. */
  locationId: uuid.nullish(),
  /** Origin of the search for the nearest shop, if the visitor shared it. */
  position: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullish(),
  captcha: z.string().max(8_000).optional(),
  /** The visit of a touchpoint that it came from. */
  visitId: z.string().max(100).nullish(),
  /** When the page with the form was opened. */
  landedAt: z.iso.datetime().nullish(),
  /** The page that contains the form. */
  url: z.string().max(2_000).optional(),
  widgetVersion: z.string().max(40).optional(),
  /** Additional data of the page to store, such as an order number or a campaign. */
  additionalData: z
    .record(z.string().max(60), z.string().max(500))
    .refine((data) => JSON.stringify(data).length <= ADDITIONAL_DATA_BYTES, {
      error: 'tooMuchData',
    })
    .optional(),
});
export type LeadSubmission = z.output<typeof leadSubmissionSchema>;
