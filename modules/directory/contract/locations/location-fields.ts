import { z } from 'zod';
import {
  booleanField,
  emailField,
  numberField,
  textField,
} from '#platform/contract/fields/field-kinds.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { countrySchema } from '#platform/contract/text/country.ts';
import { line } from '#platform/contract/text/text.ts';
import { countryField, optionalTimeZoneField, phoneField, urlField } from '../field-kinds.ts';
import {
  ADDRESS_LINE_MAX_LENGTH,
  ATTRIBUTE_NAME_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTES_LIMIT,
  GROUPS_OF_LOCATION_LIMIT,
  LOCATION_CODE_MAX_LENGTH,
  LOCATION_NAME_MAX_LENGTH,
  PLACE_NAME_MAX_LENGTH,
} from '../limits.ts';
import { photosSchema } from './location-photos.ts';
import { openingExceptionsSchema, openingHoursSchema } from './opening-hours.ts';

/** Part of the editor that has the field: a tab, or above the tabs. */
type LocationPart = 'general' | 'address' | 'contact' | 'hours' | 'photos' | 'attributes' | 'head';

const text = { kind: 'text' } as const;
/** The empty string matches locations without a value. */
const word = { kind: 'choice', item: z.string().max(PLACE_NAME_MAX_LENGTH) } as const;

/** The single definition of all location fields [SUP-02], in the order of the import file columns. */
export const locationFields = {
  /** The brand's own code; generated if empty. */
  code: {
    ...textField({ max: LOCATION_CODE_MAX_LENGTH }),
    column: 'code',
    label: 'directory:field.code',
    part: 'general',
    inRow: true,
    filter: text,
    sort: { column: 'code_key' },
    file: { example: 'NO-0142', aliases: ['store code', 'number', 'nr', 'id'], mandatory: true },
  },
  name: {
    ...textField({ min: 1, max: LOCATION_NAME_MAX_LENGTH }),
    column: 'name',
    label: 'directory:field.name',
    part: 'general',
    inRow: true,
    filter: text,
    sort: true,
    file: { example: 'Kjøkkenhjørnet Bjørvika', aliases: ['store', 'location'] },
  },
  company: {
    ...textField({ max: LOCATION_NAME_MAX_LENGTH }),
    column: 'company',
    label: 'directory:field.company',
    part: 'general',
    inRow: true,
    filter: text,
    file: { example: 'Kjøkkenhjørnet AS' },
  },
  street: {
    ...textField({ max: ADDRESS_LINE_MAX_LENGTH }),
    column: 'street',
    label: 'directory:field.street',
    part: 'address',
    inRow: true,
    file: { example: 'Dronning Eufemias gate 8', aliases: ['address', 'adresse'] },
  },
  postalCode: {
    ...textField({ max: 20 }),
    column: 'postal_code',
    label: 'directory:field.postalCode',
    part: 'address',
    inRow: true,
    filter: text,
    file: { example: '0191', aliases: ['zip', 'plz', 'cp'] },
  },
  city: {
    ...textField({ max: PLACE_NAME_MAX_LENGTH }),
    column: 'city',
    label: 'directory:field.city',
    part: 'address',
    inRow: true,
    filter: text,
    sort: true,
    file: { example: 'Oslo', aliases: ['town', 'stadt', 'by'] },
  },
  region: {
    ...textField({ max: PLACE_NAME_MAX_LENGTH }),
    column: 'region',
    label: 'directory:field.region',
    part: 'address',
    file: { example: 'Østlandet', aliases: ['state'] },
  },
  country: {
    ...countryField,
    column: 'country',
    label: 'directory:field.country',
    part: 'address',
    inRow: true,
    filter: { kind: 'choice', item: countrySchema },
    sort: true,
    file: { example: 'NO' },
  },
  latitude: {
    ...numberField({ min: -90, max: 90 }),
    column: 'latitude',
    label: 'directory:field.latitude',
    part: 'address',
    file: { example: '59.9075', aliases: ['lat'] },
  },
  longitude: {
    ...numberField({ min: -180, max: 180 }),
    column: 'longitude',
    label: 'directory:field.longitude',
    part: 'address',
    file: { example: '10.7601', aliases: ['lng', 'lon', 'long'] },
  },
  /** Returned as `type`; files contain its name. */
  typeId: {
    kind: 'type',
    schema: uuid.nullable(),
    empty: null,
    column: 'type_id',
    label: 'directory:field.typeId',
    part: 'general',
  },
  activity: {
    ...textField({ max: PLACE_NAME_MAX_LENGTH }),
    column: 'activity',
    label: 'directory:field.activity',
    part: 'general',
    inRow: true,
    filter: word,
    file: { example: 'Kitchenware' },
  },
  affiliation: {
    ...textField({ max: PLACE_NAME_MAX_LENGTH }),
    column: 'affiliation',
    label: 'directory:field.affiliation',
    part: 'general',
    inRow: true,
    filter: word,
    file: { example: 'Independent' },
  },
  /** Returned as `groups`; files contain their names. */
  groupIds: {
    kind: 'groups',
    schema: z.array(uuid).max(GROUPS_OF_LOCATION_LIMIT),
    empty: [],
    label: 'directory:field.groupIds',
    part: 'general',
  },
  phone: {
    ...phoneField,
    column: 'phone',
    label: 'directory:field.phone',
    part: 'contact',
    file: { example: '+47 22 00 00 00', aliases: ['tel', 'telephone'] },
  },
  email: {
    ...emailField,
    column: 'email',
    label: 'directory:field.email',
    part: 'contact',
    file: { example: 'bjorvika@kjokkenhjornet.example', aliases: ['mail'] },
  },
  website: {
    ...urlField,
    column: 'website',
    label: 'directory:field.website',
    part: 'contact',
    file: { example: 'https://kjokkenhjornet.example', aliases: ['url', 'web'] },
  },
  /** Files have one cell per day. */
  openingHours: {
    kind: 'hours',
    schema: openingHoursSchema.nullable(),
    shown: openingHoursSchema.nullable(),
    empty: null,
    column: 'opening_hours',
    columnType: 'jsonb',
    label: 'directory:field.openingHours',
    part: 'hours',
  },
  /** Days with special hours. */
  openingExceptions: {
    kind: 'exceptions',
    schema: openingExceptionsSchema,
    shown: openingExceptionsSchema,
    empty: [],
    column: 'opening_exceptions',
    columnType: 'jsonb',
    label: 'directory:field.openingExceptions',
    part: 'hours',
    file: {
      example: '2026-12-24: 10:00-14:00; 2026-12-25..2026-12-26: - (Christmas)',
      lines: true,
    },
  },
  /** Time zone of the opening hours; if empty, country and position determine it (`shopTimeZone`). */
  timeZone: {
    ...optionalTimeZoneField,
    column: 'time_zone',
    label: 'directory:field.timeZone',
    part: 'hours',
    file: { example: 'Europe/Oslo', aliases: ['zone'] },
  },
  photos: {
    kind: 'photos',
    schema: photosSchema,
    shown: photosSchema,
    empty: [],
    column: 'photos',
    columnType: 'jsonb',
    label: 'directory:field.photos',
    part: 'photos',
  },
  attributes: {
    kind: 'attributes',
    schema: z
      .record(
        line({ min: 1, max: ATTRIBUTE_NAME_MAX_LENGTH }),
        line({ max: ATTRIBUTE_VALUE_MAX_LENGTH }),
      )
      .refine((given) => Object.keys(given).length <= ATTRIBUTES_LIMIT, {
        error: 'tooManyAttributes',
      }),
    shown: z.record(z.string(), z.string()),
    empty: {},
    column: 'attributes',
    columnType: 'jsonb',
    label: 'directory:field.attributes',
    part: 'attributes',
    file: { example: 'Floor: 2; Area: 120 m²', lines: true },
  },
  /** Successor of a closed location; returned as `movedTo`, in files its code. */
  movedToId: {
    kind: 'location',
    schema: uuid.nullable(),
    empty: null,
    column: 'moved_to_id',
    label: 'directory:field.movedToId',
    part: 'general',
  },
  /** Stored as the time of closing. */
  closed: {
    ...booleanField(false),
    label: 'directory:field.closed',
    part: 'head',
    inRow: true,
  },
} as const satisfies Record<string, RecordField & { part: LocationPart }>;

export type LocationFields = typeof locationFields;
