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
import { beAtClient } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { LOGO_LIMIT_BYTES } from '../limits.ts';
import { clientArchived, clientDetailSchema } from './client.ts';

/** The brand's logo on public pages and in mails. */
const params = z.strictObject({ uuid });
export const LOGO_KINDS = ['png', 'jpeg', 'webp'] as const;

export const setClientLogoCall = defineCall({
  method: 'POST',
  path: '/api/sa/clients/{uuid}/logo',
  module: 'directory',
  summary: 'Set the logo of a client.',
  access: { kind: 'super-admin' },
  params,
  upload: { kinds: LOGO_KINDS, maxBytes: LOGO_LIMIT_BYTES },
  response: clientDetailSchema,
  errors: [
    notFound,
    clientArchived,
    fileEmpty,
    fileTooLarge,
    fileTypeNotAllowed,
    pictureBroken,
    pictureTooLarge,
  ],
});

export const removeClientLogoCall = defineCall({
  method: 'DELETE',
  path: '/api/sa/clients/{uuid}/logo',
  module: 'directory',
  summary: 'Remove the logo of a client.',
  access: { kind: 'super-admin' },
  params,
  response: clientDetailSchema,
  errors: [notFound, clientArchived],
});

export const getClientLogoCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients/{uuid}/logo',
  module: 'directory',
  summary: 'The logo of a client.',
  access: { kind: 'client', client: 'params.uuid', may: beAtClient },
  params,
  /** The id of the picture, so that a new one has a new URL. */
  query: z.strictObject({ v: z.string().max(64).optional() }),
  response: { file: 'image/*' },
  errors: [notFound],
});
