import { z } from 'zod';
import {
  collectSortOptions,
  fieldsWith,
  pickFieldPart,
} from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { roleSchema } from '#platform/contract/permission.ts';
import { DIRECTORY_PAGE_SIZE } from '../limits.ts';
import { locationFields } from './location-fields.ts';

/** A user that represents a location: a store owner, a sales representative or a brand admin. */
export const personSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty if the reader is limited to certain locations: such users see names only. */
  email: z.string(),
  role: roleSchema,
  /** Always active. */
  status: z.enum(['invited', 'active', 'disabled']),
});

export const representativeSchema = personSchema.extend({
  /** Whether the user represents this location directly, through one of its groups or through the whole brand. */
  through: z.enum(['location', 'group', 'brand']),
  /** Name of the group, if through a group. */
  group: z.string().nullable(),
});
export type Representative = z.infer<typeof representativeSchema>;

/** Filters and sorts of a location list; search, bulk change and export share them [SUP-02]. */
const listOptions = {
  views: ['all', 'open', 'closed', 'without-coordinates', 'without-representative'],
  sorts: collectSortOptions(locationFields, { first: 'name', own: ['updatedAt'] }),
  pageSize: DIRECTORY_PAGE_SIZE,
} as const;
const { country, ...others } = pickFieldPart(locationFields, 'filter');
const fields = {
  country,
  type: { kind: 'choice', item: uuid },
  group: { kind: 'choice', item: uuid },
  ...others,
  closed: { kind: 'boolean' },
  hasCoordinates: { kind: 'boolean' },
  hasRepresentative: { kind: 'boolean' },
  updated: { kind: 'date' },
} as const;

export const locationList = defineList({ ...listOptions, fields });
export type LocationView = ViewOf<typeof locationList>;

/** Locations of all clients, with the client as additional filter [SUP-02]. */
export const everyLocationList = defineList({
  ...listOptions,
  fields: { client: { kind: 'choice', item: uuid }, ...fields },
});
export type LocationFilter = FilterOf<typeof everyLocationList>;

export const whichLocationsSchema = locationList.which(uuid);
export type WhichLocations = z.output<typeof whichLocationsSchema>;

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

/** A location as a row of a list. */
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
