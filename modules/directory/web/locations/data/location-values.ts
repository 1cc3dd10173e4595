import { z } from 'zod';
import {
  ATTRIBUTE_NAME_MAX_LENGTH,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTES_LIMIT,
} from '#modules/directory/contract/limits.ts';
import {
  type Location,
  newLocationSchema,
  type Representative,
} from '#modules/directory/contract/locations/location.ts';
import {
  type LocationFields,
  locationFields,
} from '#modules/directory/contract/locations/location-fields.ts';
import type { LocationPhoto } from '#modules/directory/contract/locations/location-photos.ts';
import type {
  OpeningException,
  OpeningHours,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { fieldsWith, picked, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { line } from '#platform/contract/text/text.ts';

/** An internal attribute in the form; the key identifies rows without a name. */
type AttributeRow = { key: string; name: string; value: string };
/** A user that represents the location directly. */
export type OwnRepresentative = Omit<Representative, 'through' | 'group'>;

/** Fields with the same value in the form as in the stored location. */
const PLAIN = fieldsWith(locationFields, 'file').filter(
  (name) => name !== 'attributes' && name !== 'openingExceptions',
);
type Plain = (typeof PLAIN)[number];

/** A location in the editor. */
export type LocationValues = {
  [Name in Plain]: Location[Name] | LocationFields[Name]['empty'];
} & {
  typeId: string | null;
  groupIds: string[];
  openingHours: OpeningHours | null;
  openingExceptions: OpeningException[];
  photos: LocationPhoto[];
  movedToId: string | null;
  representatives: OwnRepresentative[];
  attributes: AttributeRow[];
};

export const EMPTY_LOCATION: LocationValues = {
  ...pickFieldPart(locationFields, 'empty', PLAIN),
  typeId: null,
  groupIds: [],
  openingHours: null,
  openingExceptions: [],
  photos: [],
  movedToId: null,
  representatives: [],
  attributes: [],
};

export function toLocationValues(location: Location): LocationValues {
  return {
    ...picked(location, PLAIN),
    typeId: location.type?.id ?? null,
    groupIds: location.groups.map(({ id }) => id),
    openingHours: location.openingHours,
    openingExceptions: location.openingExceptions,
    photos: location.photos,
    movedToId: location.movedTo?.id ?? null,
    representatives: location.representatives
      .filter(({ through }) => through === 'location')
      .map(({ through, group, ...person }) => person),
    attributes: Object.entries(location.attributes).map(([attribute, value]) => ({
      key: attribute,
      name: attribute,
      value,
    })),
  };
}

/** Request body of a location; representatives are saved by a separate call. */
export function toLocationBody({ representatives, attributes, ...values }: LocationValues) {
  return {
    ...values,
    country: values.country ?? '',
    attributes: Object.fromEntries(
      attributes
        .filter(({ name, value }) => name.trim() !== '' || value.trim() !== '')
        .map(({ name, value }) => [name.trim(), value]),
    ),
  };
}

type Body = ReturnType<typeof toLocationBody>;

/** Changed fields; latitude and longitude are always sent together. */
export function locationEdits(before: LocationValues, after: LocationValues): Partial<Body> {
  const [was, is] = [toLocationBody(before), toLocationBody(after)];
  const paths = (Object.keys(is) as (keyof Body)[]).filter((path) => !isSame(was[path], is[path]));
  const isMoved = paths.includes('latitude') || paths.includes('longitude');
  return Object.fromEntries(
    [...new Set([...paths, ...(isMoved ? (['latitude', 'longitude'] as const) : [])])].map(
      (path) => [path, is[path]],
    ),
  );
}

/** Groups are compared without order, photos with order. */
function isSame(one: unknown, other: unknown): boolean {
  const written = (value: unknown) => JSON.stringify(isNames(value) ? value.toSorted() : value);
  return written(one) === written(other);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

const attributeRows = z
  .array(
    z.object({
      name: line({ max: ATTRIBUTE_NAME_MAX_LENGTH }),
      value: line({ max: ATTRIBUTE_VALUE_MAX_LENGTH }),
    }),
  )
  .max(ATTRIBUTES_LIMIT, { error: 'tooManyAttributes' })
  .superRefine((rows, context) => {
    const names = rows.map(({ name }) => name);
    for (const [at, { name, value }] of rows.entries()) {
      if (name === '' && value !== '') wrong(at, 'attributeName');
      if (name !== '' && names.indexOf(name) < at) wrong(at, 'attributeTwice');
    }
    function wrong(at: number, message: string): void {
      context.addIssue({ code: 'custom', message, path: [at, 'name'] });
    }
  });

/** Validates the form like the call does. Attributes are rows here, so that each can show its error. */
export const locationFormSchema = z.intersection(
  z.preprocess((values) => {
    const { attributes, ...body } = toLocationBody(values as LocationValues);
    return body;
  }, newLocationSchema),
  z.object({ attributes: attributeRows }),
);
