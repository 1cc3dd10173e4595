import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
  pictureBroken,
  pictureTooLarge,
} from '#platform/contract/files/file-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { PHOTO_ALT_MAX_LENGTH, PHOTO_LIMIT_BYTES, PHOTOS_LIMIT } from '../limits.ts';
import { manageLocations } from '../permissions.ts';

/** Photos of a location in display order [LOC-06]. */
const photoSchema = z.strictObject({
  fileId: uuid,
  /** Text alternative for screen readers. */
  alt: line({ max: PHOTO_ALT_MAX_LENGTH }),
});
export type LocationPhoto = z.infer<typeof photoSchema>;

export const photosSchema = z
  .array(photoSchema)
  .max(PHOTOS_LIMIT, { error: 'tooManyPhotos' })
  .refine((photos) => new Set(photos.map(({ fileId }) => fileId)).size === photos.length, {
    error: 'photoTwice',
  });

export const PHOTO_KINDS = ['png', 'jpeg', 'webp'] as const;

export const uploadLocationPhotoCall = defineCall({
  method: 'POST',
  path: '/gtr-core/clients/{uuid}/location-photos',
  module: 'directory',
  summary: 'Upload a photo for a location; it is kept once a location is saved with it.',
  access: { kind: 'client', client: 'params.uuid', may: manageLocations },
  params: z.strictObject({ uuid }),
  upload: { kinds: PHOTO_KINDS, maxBytes: PHOTO_LIMIT_BYTES },
  response: z.object({ fileId: z.string() }),
  errors: [fileEmpty, fileTooLarge, fileTypeNotAllowed, pictureBroken, pictureTooLarge],
});

export const getLocationPhotoCall = defineCall({
  method: 'GET',
  path: '/api/public/location-photos/{uuid}/{fileId}',
  module: 'directory',
  summary: 'A photo of a location.',
  access: { kind: 'public', reason: 'The pages of a locator show it to everybody.' },
  anyOrigin: true,
  cacheSeconds: 31_536_000,
  params: z.strictObject({ uuid, fileId: uuid }),
  response: { file: 'image/*' },
  errors: [notFound],
});

/** Path of a photo. */
export function photoPath(clientId: string, fileId: string): string {
  return getLocationPhotoCall.path.replace('{uuid}', clientId).replace('{fileId}', fileId);
}
