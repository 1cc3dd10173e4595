import { z } from 'zod';
import { momentField, textField, wholeField } from '#platform/contract/fields/field-kinds.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { codeStyleSchema, PLAIN_STYLE } from './code-style.ts';
import { STANDARD_CONFIGURATION } from './configuration.ts';
import { destinationSchema } from './destination.ts';
import {
  ADDITIONAL_SUFFIXES_LIMIT,
  DESCRIPTION_MAX_LENGTH,
  DESTINATION_MAX_LENGTH,
  QUANTITY_LIMIT,
  VISIT_CAP_LIMIT,
} from './limits.ts';
import { suffixKey, suffixSchema } from './suffix.ts';

const addressField = {
  ...textField({ max: DESTINATION_MAX_LENGTH }),
  schema: destinationSchema.nullable(),
  shown: z.string().nullable(),
  empty: null,
} as const;

/** All editable fields of a touchpoint, defined once [TP-05], in the column order of files. */
export const touchpointFields = {
  /** Null means the landing page of the product, whose URL is then shown. Lists call this field `destination`. */
  destUrl: {
    ...addressField,
    shown: z.string(),
    column: 'dest_url',
    label: 'touchpoints:field.destUrl',
    inRow: true,
    file: { example: 'https://brand.example/cocotte' },
  },
  /** Lists call this field `configuration`. */
  configurationSlug: {
    kind: 'configuration',
    schema: z.string().max(100),
    shown: z.string(),
    empty: STANDARD_CONFIGURATION,
    column: 'configuration_slug',
    label: 'touchpoints:field.configurationSlug',
    inRow: true,
    atCreation: true,
  },
  additionalSuffixes: {
    kind: 'suffixes',
    schema: z
      .array(suffixSchema)
      .max(ADDITIONAL_SUFFIXES_LIMIT)
      .refine((given) => new Set(given.map(suffixKey)).size === given.length, {
        error: 'suffixTwice',
      }),
    shown: z.array(z.string()),
    empty: [],
    label: 'touchpoints:field.additionalSuffixes',
    inRow: true,
  },
  description: {
    ...textField({ max: DESCRIPTION_MAX_LENGTH }),
    column: 'description',
    label: 'touchpoints:field.description',
    inRow: true,
    atCreation: true,
    filter: { kind: 'text' },
    sort: { emptyLast: true },
    file: { example: 'Notice de la cocotte' },
  },
  quantity: {
    ...wholeField({ min: 0, max: QUANTITY_LIMIT }),
    column: 'quantity',
    label: 'touchpoints:field.quantity',
    inRow: true,
    atCreation: true,
    filter: { kind: 'number', item: z.number().int().min(0) },
    sort: { emptyLast: true },
    file: { example: '1200' },
  },
  started: {
    ...momentField,
    column: 'starts_at',
    label: 'touchpoints:field.started',
    inRow: true,
    filter: { kind: 'date' },
    sort: { emptyLast: true },
    file: { example: '2026-03-01T00:00:00.000Z' },
  },
  ended: {
    ...momentField,
    column: 'ends_at',
    label: 'touchpoints:field.ended',
    inRow: true,
    filter: { kind: 'date' },
    sort: { emptyLast: true },
    file: { example: '2026-12-31T22:59:59.999Z' },
  },
  fallbackUrl: {
    ...addressField,
    column: 'fallback_url',
    label: 'touchpoints:field.fallbackUrl',
  },
  visitCap: {
    ...wholeField({ min: 1, max: VISIT_CAP_LIMIT }),
    column: 'visit_cap',
    label: 'touchpoints:field.visitCap',
  },
  /** Shown as part of `code`, like the style. */
  digitalLink: {
    kind: 'boolean',
    schema: z.boolean(),
    empty: false,
    column: 'digital_link',
    label: 'touchpoints:field.digitalLink',
  },
  /** A change rebuilds the code. */
  style: {
    kind: 'style',
    schema: codeStyleSchema,
    empty: PLAIN_STYLE,
    column: 'code_style',
    columnType: 'jsonb',
    label: 'touchpoints:field.style',
  },
} as const satisfies Record<string, RecordField & { atCreation?: true }>;

export type TouchpointFields = typeof touchpointFields;
export type TouchpointFieldName = keyof TouchpointFields;
type CreationField = {
  [Name in TouchpointFieldName]: TouchpointFields[Name] extends { atCreation: true } ? Name : never;
}[TouchpointFieldName];

/** Fields that can be set at creation. */
export const CREATION_FIELDS = (Object.keys(touchpointFields) as TouchpointFieldName[]).filter(
  (name): name is CreationField => 'atCreation' in touchpointFields[name],
);
