import { PHOTOS_LIMIT } from '#modules/directory/contract/limits.ts';
import {
  type LocationPhoto,
  photosSchema,
} from '#modules/directory/contract/locations/location-photos.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';

const ADDRESS =
  /^https?:\/\/[^/\s]+\/api\/public\/location-photos\/[0-9a-f-]{36}\/([0-9a-f-]{36})(?: \(([^\n]*)\))?$/i;
const BETWEEN = /[;\n] ?(?=https?:\/\/)/;

/**
 * Addresses of photos, each with its description: `https://…/FILE (The front); https://…/FILE`. A file puts photos of a
 * location into another order, describes and removes them; new ones are uploaded, and a new location begins without any.
 */
export const readPhotos: ReadCell<LocationPhoto[]> = (text) => {
  const parts = text.split(BETWEEN, PHOTOS_LIMIT + 1).map((part) => ADDRESS.exec(part.trim()));
  const photos = parts.map((part) => ({ fileId: part?.[1]?.toLowerCase(), alt: part?.[2] ?? '' }));
  return photosSchema.safeParse(photos).data ?? new CellFault('directory.photos');
};

/** `base` is the address of a photo without its file. */
export function writePhotos(photos: readonly LocationPhoto[], base: string): string {
  return photos.map(({ fileId, alt }) => `${base}${fileId}${alt && ` (${alt})`}`).join('; ');
}
