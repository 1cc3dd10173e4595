import type { z } from 'zod';
import {
  GROUPS_OF_LOCATION_LIMIT,
  LOCATION_CODE_MAX_LENGTH,
  PHOTOS_LIMIT,
  PLACE_NAME_MAX_LENGTH,
  REPRESENTATIVES_LIMIT,
} from '#modules/directory/contract/limits.ts';
import {
  type LocationFields,
  locationFields,
} from '#modules/directory/contract/locations/location-fields.ts';
import {
  type LocationPhoto,
  photosSchema,
} from '#modules/directory/contract/locations/location-photos.ts';
import {
  type OpeningHours,
  WEEK_DAYS,
} from '#modules/directory/contract/locations/opening-hours.ts';
import type { FieldsWith, RecordField } from '#platform/contract/fields/record-fields.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';
import { boolean, email, list, text } from '#platform/server/imports/readers/cell-readers.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { cellOf, readerOf } from '../cells/field-cells.ts';
import { readHours, writeHours } from '../cells/opening-hours-cells.ts';
import type { WholeLocation } from './list-locations.ts';

const PHOTO_URL =
  /^https?:\/\/[^/\s]+\/api\/public\/location-photos\/[0-9a-f-]{36}\/([0-9a-f-]{36})(?: \(([^\n]*)\))?$/i;

const PHOTO_SEPARATOR = /[;\n] ?(?=https?:\/\/)/;

const EXAMPLE_HOURS = '09:00-12:00, 14:00-18:00';
const EXAMPLE_HOURS_BY_DAY: Partial<Record<keyof OpeningHours, string>> = {
  sat: '10:00-16:00',
  sun: '-',
};

/**
 * URLs of photos, each with its description: `https://…/FILE (The front); https://…/FILE`. An import can reorder, describe
 * and remove photos; new photos must be uploaded.
 */
export const readPhotos: ReadCell<LocationPhoto[]> = (text) => {
  const parts = text
    .split(PHOTO_SEPARATOR, PHOTOS_LIMIT + 1)
    .map((part) => PHOTO_URL.exec(part.trim()));
  const photos = parts.map((part) => ({ fileId: part?.[1]?.toLowerCase(), alt: part?.[2] ?? '' }));
  return photosSchema.safeParse(photos).data ?? new CellFault('directory.photos');
};

type DerivedCellField = FieldsWith<LocationFields, 'file'>;
type CellValue<Name extends DerivedCellField> = NonNullable<
  z.output<LocationFields[Name]['shown']>
>;

/** A location from a line of a file; fields without a column are undefined. */
export type LocationLine = { code: string } & {
  [Name in Exclude<DerivedCellField, 'code'>]?: CellValue<Name> | null;
} & { [Day in keyof OpeningHours]?: OpeningHours[Day] | null } & {
  type?: string | null;
  /** Code of the successor. */
  movedTo?: string | null;
  groups?: string[] | null;
  photos?: LocationPhoto[] | null;
  /** Email addresses of the users that represent this location directly. */
  representatives?: string[] | null;
  closed?: boolean | null;
};

/** A location with the data that an export needs. */
export type ExportedLocation = WholeLocation & {
  emails: string[];
  /** URL of a photo without its file name. */
  photoBase: string;
};

interface LocationCell {
  column: ImportColumn<LocationLine>;
  write: (location: ExportedLocation, translator: { translate: Translate }) => SheetCell;
}

/** Fields whose cells are not derived from the field. */
const CUSTOM_CELLS: ReadonlyMap<string, readonly LocationCell[]> = new Map(
  Object.entries<readonly LocationCell[]>({
    typeId: [
      {
        column: {
          key: 'type',
          label: locationFields.typeId.label,
          example: 'Retailer',
          read: text(PLACE_NAME_MAX_LENGTH),
        },
        write: ({ type }) => type?.name,
      },
    ],
    groupIds: [
      {
        column: {
          key: 'groups',
          label: locationFields.groupIds.label,
          aliases: ['group'],
          example: 'Norge; Key accounts',
          read: list(text(PLACE_NAME_MAX_LENGTH), GROUPS_OF_LOCATION_LIMIT),
        },
        write: ({ groups }) => groups.map(({ name }) => name).join('; '),
      },
    ],
    openingHours: WEEK_DAYS.map((day) => ({
      column: {
        key: day,
        label: `directory:location.${day}`,
        example: EXAMPLE_HOURS_BY_DAY[day] ?? EXAMPLE_HOURS,
        read: readHours,
      },
      write: ({ openingHours }) => (openingHours ? writeHours(openingHours[day]) : ''),
    })),
    photos: [
      {
        column: {
          key: 'photos',
          label: locationFields.photos.label,
          example: '',
          lines: true,
          read: readPhotos,
        },
        write: ({ photos, photoBase }) => writePhotos(photos, photoBase),
      },
    ],
    movedToId: [
      {
        column: {
          key: 'movedTo',
          label: locationFields.movedToId.label,
          example: '',
          read: text(LOCATION_CODE_MAX_LENGTH),
        },
        write: ({ movedTo }) => movedTo?.code,
      },
    ],
    closed: [
      // Representatives are not a field; their column precedes `closed`.
      {
        column: {
          key: 'representatives',
          label: 'directory:location.representatives',
          aliases: ['representative'],
          example: '',
          read: list(email, REPRESENTATIVES_LIMIT),
        },
        write: ({ emails }) => emails.join('; '),
      },
      {
        column: {
          key: 'closed',
          label: locationFields.closed.label,
          example: 'no',
          read: boolean,
        },
        write: ({ closed }, translator) => cellOf(locationFields.closed, closed, translator),
      },
    ],
  }),
);

/** Cells that the import reads and the export writes. Importing an exported file changes nothing. */
export const locationCells: readonly LocationCell[] = Object.entries<RecordField>(
  locationFields,
).flatMap(
  ([name, field]) => CUSTOM_CELLS.get(name) ?? [deriveCell(name as DerivedCellField, field)],
);

function deriveCell(name: DerivedCellField, field: RecordField): LocationCell {
  return {
    // `readerOf` picks the reader by field kind, so the cast is safe.
    column: { key: name, label: field.label, read: readerOf(field), ...field.file } as never,
    write: (location, translator) => cellOf(field, location[name], translator),
  };
}

/** `base` is the URL of a photo without its file name. */
export function writePhotos(photos: readonly LocationPhoto[], base: string): string {
  return photos.map(({ fileId, alt }) => `${base}${fileId}${alt && ` (${alt})`}`).join('; ');
}
