import { z } from 'zod';
import { email } from '#platform/contract/email.ts';
import { uuid } from '#platform/contract/ids.ts';
import { line } from '#platform/contract/text.ts';
import { countrySchema } from './country.ts';
import {
  ADDRESS_LINE_MAX_LENGTH,
  ATTRIBUTE_NAME_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTES_LIMIT,
  GROUPS_OF_LOCATION_LIMIT,
  LOCATION_CODE_MAX_LENGTH,
  LOCATION_NAME_MAX_LENGTH,
  PLACE_NAME_MAX_LENGTH,
} from './limits.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { isPhone } from './phone.ts';
import { representativeSchema } from './representative.ts';
import { webAddressSchema } from './web-address.ts';

/** A place where the brand is sold: a store, a counter, a showroom. */

/** What may stand in a choice of several, see location-filters.ts. */
const choiceWord = line({ max: PLACE_NAME_MAX_LENGTH }).refine((text) => !text.includes('|'), {
  error: 'noBar',
});
const phone = line({ max: 40 }).refine((text) => text === '' || isPhone(text), { error: 'phone' });
const emailOrNothing = z.union(
  [
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => ''),
    email,
  ],
  {
    error: 'email',
  },
);

const fields = {
  /** The brand's own number for it; made up when left empty. */
  code: line({ max: LOCATION_CODE_MAX_LENGTH }),
  name: line({ min: 1, max: LOCATION_NAME_MAX_LENGTH }),
  company: line({ max: LOCATION_NAME_MAX_LENGTH }),
  street: line({ max: ADDRESS_LINE_MAX_LENGTH }),
  postalCode: line({ max: 20 }),
  city: line({ max: PLACE_NAME_MAX_LENGTH }),
  region: line({ max: PLACE_NAME_MAX_LENGTH }),
  country: countrySchema,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  typeId: uuid.nullable(),
  activity: choiceWord,
  affiliation: choiceWord,
  groupIds: z.array(uuid).max(GROUPS_OF_LOCATION_LIMIT),
  openingHours: openingHoursSchema.nullable(),
  phone,
  email: emailOrNothing,
  website: webAddressSchema,
  attributes: z
    .record(
      line({ min: 1, max: ATTRIBUTE_NAME_MAX_LENGTH }),
      line({ max: ATTRIBUTE_VALUE_MAX_LENGTH }),
    )
    .refine((given) => Object.keys(given).length <= ATTRIBUTES_LIMIT, {
      error: 'tooManyAttributes',
    }),
  closed: z.boolean(),
};

const bothOrNone = {
  check: (given: {
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
  }) =>
    (given.latitude ?? null) === null
      ? (given.longitude ?? null) === null
      : (given.longitude ?? null) !== null,
  says: { error: 'coordinatesTogether', path: ['longitude'] },
};

const all = z.strictObject(fields);

export const newLocationSchema = all
  .partial()
  .required({ name: true, country: true })
  .refine(bothOrNone.check, bothOrNone.says);
export type NewLocation = z.output<typeof newLocationSchema>;

/** Only what is given changes; the version is the one that was read. */
export const locationChangesSchema = all
  .partial()
  .extend({ version: z.number().int() })
  .refine(bothOrNone.check, bothOrNone.says);
export type LocationChanges = z.output<typeof locationChangesSchema>;

export const namedSchema = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof namedSchema>;

/** A location as lists show it. */
export const locationRowSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  company: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  type: namedSchema.nullable(),
  activity: z.string(),
  affiliation: z.string(),
  groups: z.array(namedSchema),
  hasCoordinates: z.boolean(),
  /** Users who stand for it, themselves or through a group. */
  representatives: z.number().int(),
  closed: z.boolean(),
  updatedAt: z.string(),
});
export type LocationRow = z.infer<typeof locationRowSchema>;

export const locationSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  company: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  type: namedSchema.nullable(),
  activity: z.string(),
  affiliation: z.string(),
  groups: z.array(namedSchema),
  openingHours: openingHoursSchema.nullable(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  attributes: z.record(z.string(), z.string()),
  representatives: z.array(representativeSchema),
  closed: z.boolean(),
  closedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type Location = z.infer<typeof locationSchema>;
