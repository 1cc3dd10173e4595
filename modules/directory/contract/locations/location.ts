import { z } from 'zod';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { locationFields } from './location-fields.ts';
import { representativeSchema } from './representative.ts';

interface Position {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Latitude and longitude are only valid together; the error is reported on the missing one. */
const wholePosition = z.superRefine<Position>((given, context) => {
  const missing = (['latitude', 'longitude'] as const).filter(
    (part) => (given[part] ?? null) === null,
  );
  if (missing.length === 1)
    context.addIssue({ code: 'custom', message: 'coordinatesTogether', path: missing });
});

/** A place that sells the brand: a store, a department store counter, a showroom. */
const all = z.strictObject(pickFieldPart(locationFields, 'schema'));

export const newLocationSchema = all
  .partial()
  .required({ name: true, country: true })
  .check(wholePosition);
export type NewLocation = z.output<typeof newLocationSchema>;

/** Only the given fields change; `version` is the version that the user read. */
export const locationChangesSchema = all
  .partial()
  .extend({
    // Only new locations get a generated code. An existing code cannot be emptied, because import files identify
    // locations by it.
    code: locationFields.code.schema.pipe(z.string().min(1)).optional(),
    version: z.number().int(),
  })
  .check(wholePosition);
export type LocationChanges = z.output<typeof locationChangesSchema>;

const namedSchema = z.object({ id: z.string(), name: z.string() });
const tied = { type: namedSchema.nullable(), groups: z.array(namedSchema) };
const movedToSchema = namedSchema.extend({ code: z.string() });

/** A location as lists show it. */
export const locationRowSchema = z.object({
  id: z.string(),
  ...pickFieldPart(locationFields, 'shown', fieldsWith(locationFields, 'inRow')),
  ...tied,
  hasCoordinates: z.boolean(),
  /** Number of users that represent the location, directly or through a group. */
  representatives: z.number().int(),
  updatedAt: z.string(),
});
export type LocationRow = z.infer<typeof locationRowSchema>;

export const locationSchema = z.object({
  id: z.string(),
  ...pickFieldPart(locationFields, 'shown'),
  ...tied,
  movedTo: movedToSchema.nullable(),
  representatives: z.array(representativeSchema),
  closedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type Location = z.infer<typeof locationSchema>;
