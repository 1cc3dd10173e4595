import { z } from 'zod';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { Condition } from './condition.ts';
import {
  CHOICE_TYPES,
  CONDITION_OPERATORS,
  CONSENT_PURPOSES,
  FIELD_TYPES,
  IDENTITY_PARTS,
  MULTIPLE_TYPES,
} from './field-types.ts';
import {
  ANSWER_MAX_LENGTH,
  CONDITION_VALUES_LIMIT,
  CONDITIONS_LIMIT,
  FIELD_KEY_MAX_LENGTH,
  FIELDS_LIMIT,
  OPTIONS_LIMIT,
} from './limits.ts';

/** Key under which an answer is sent and stored; it does not change with the label. */
export const fieldKeySchema = z
  .string()
  .max(FIELD_KEY_MAX_LENGTH)
  .regex(/^[a-z][a-z0-9_]*$/, { error: 'fieldKey' });

const conditionSchema = z.strictObject({
  field: fieldKeySchema,
  operator: z.enum(CONDITION_OPERATORS),
  values: z
    .array(z.string().trim().min(1).max(ANSWER_MAX_LENGTH))
    .min(1)
    .max(CONDITION_VALUES_LIMIT),
});

/** All conditions must hold; an empty list always holds. */
export const conditionsSchema = z.array(conditionSchema).max(CONDITIONS_LIMIT);

/** What a condition on another answer can change about a field. */
export const CONDITION_PARTS = ['shownIf', 'requiredIf', 'skippedIf'] as const;

interface Depending extends Record<(typeof CONDITION_PARTS)[number], readonly Condition[]> {
  key: string;
}

/** The first cycle of fields that depend on each other; not permitted, because these fields could never be shown. */
export function conditionCircle(fields: readonly Depending[]): string[] | undefined {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const done = new Set<string>();
  const walk = (key: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
    if (done.has(key)) return undefined;
    const depending = byKey.get(key);
    const conditions = CONDITION_PARTS.flatMap((part) => depending?.[part] ?? []);
    for (const { field } of conditions) {
      const circle = walk(field, [...way, key]);
      if (circle) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const { key } of fields) {
    const circle = walk(key, []);
    if (circle) return circle;
  }
  return undefined;
}

/** File types that a consumer may upload: documents and pictures. */
export const LEAD_FILE_KINDS = [
  'pdf',
  'png',
  'jpeg',
  'webp',
  'docx',
  'xlsx',
] as const satisfies readonly FileKind[];

/** One field of a form. Its texts are in the translations, under its key. */
export const formFieldSchema = z.strictObject({
  key: fieldKeySchema,
  type: z.enum(FIELD_TYPES),
  required: z.boolean().default(false),
  multiple: z.boolean().default(false),
  /** Keys of the options. */
  options: z
    .array(z.strictObject({ key: fieldKeySchema }))
    .max(OPTIONS_LIMIT)
    .default([]),
  /** The field is shown only if these hold; empty means always. */
  shownIf: conditionsSchema.default([]),
  /** The field is required if these hold, even if it is optional otherwise; empty means that `required` decides. */
  requiredIf: conditionsSchema.default([]),
  /** Skips the field although it would be shown if these hold; empty means never. */
  skippedIf: conditionsSchema.default([]),
  /** The part of the consumer's identity that the answer fills. */
  identity: z.enum(IDENTITY_PARTS).nullable().default(null),
  /** Purpose of a consent; null if it does not concern the contact, such as accepted terms. */
  purpose: z.enum(CONSENT_PURPOSES).nullable().default(null),
  /** Slug of the contact criterion that stores the answer. */
  criterion: z.string().max(100).nullable().default(null),
  /** Accepted types of a file field. */
  fileKinds: z.array(z.enum(LEAD_FILE_KINDS)).default([]),
  /** Half width, next to the following field if there is space. */
  half: z.boolean().default(false),
  /** Starts a new step in a long form. */
  newStep: z.boolean().default(false),
});
export type FormField = z.output<typeof formFieldSchema>;

/** Fields in form order. Each validation error names the field it belongs to. */
export const formFieldsSchema = z
  .array(formFieldSchema)
  .max(FIELDS_LIMIT)
  .superRefine((fields, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const keys = fields.map(({ key }) => key);
    for (const [index, field] of fields.entries()) {
      if (keys.indexOf(field.key) < index) fault([index, 'key'], 'keyUsed');
      if (CHOICE_TYPES.includes(field.type) && field.options.length === 0)
        fault([index, 'options'], 'optionsMissing');
      const options = field.options.map(({ key }) => key);
      for (const [place, key] of options.entries())
        if (options.indexOf(key) < place) fault([index, 'options', place, 'key'], 'keyUsed');
      if (field.multiple && !MULTIPLE_TYPES.includes(field.type))
        fault([index, 'multiple'], 'notMultiple');
      for (const part of CONDITION_PARTS)
        for (const [place, condition] of field[part].entries())
          if (!keys.includes(condition.field)) fault([index, part, place, 'field'], 'fieldUnknown');
    }
    const circle = conditionCircle(fields);
    if (circle) {
      const index = keys.indexOf(circle[0] ?? '');
      fault([index, 'shownIf'], 'conditionCircle');
    }
  });
