import { z } from 'zod';
import { fieldsWith, partOf } from '#platform/contract/fields/record-fields.ts';
import { locationFields } from './location-fields.ts';
import { representativeSchema } from './representative.ts';

interface Position {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Half a position is none; it is said at the half that is missing. */
const wholePosition = z.superRefine<Position>((given, context) => {
  const missing = (['latitude', 'longitude'] as const).filter(
    (part) => (given[part] ?? null) === null,
  );
  if (missing.length === 1)
    context.addIssue({ code: 'custom', message: 'coordinatesTogether', path: missing });
});

/** A place where the brand is sold: a store, a counter, a showroom. */
const all = z.strictObject(partOf(locationFields, 'schema'));

export const newLocationSchema = all
  .partial()
  .required({ name: true, country: true })
  .check(wholePosition);
export type NewLocation = z.output<typeof newLocationSchema>;

/** Only what is given changes; the version is the one that was read. */
export const locationChangesSchema = all
  .partial()
  .extend({
    // Only a new location is given a code where nobody says one; taken away it would leave files and codes without it.
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
  ...partOf(locationFields, 'shown', fieldsWith(locationFields, 'inRow')),
  ...tied,
  hasCoordinates: z.boolean(),
  /** Users who stand for it, themselves or through a group. */
  representatives: z.number().int(),
  updatedAt: z.string(),
});
export type LocationRow = z.infer<typeof locationRowSchema>;

export const locationSchema = z.object({
  id: z.string(),
  ...partOf(locationFields, 'shown'),
  ...tied,
  movedTo: movedToSchema.nullable(),
  representatives: z.array(representativeSchema),
  closedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type Location = z.infer<typeof locationSchema>;
