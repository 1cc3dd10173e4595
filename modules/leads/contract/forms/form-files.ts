import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
  pictureBroken,
  pictureTooLarge,
} from '#platform/contract/files/file-problems.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { LOGO_BYTES } from '../limits.ts';
import { changeForms, seeForms } from '../permissions.ts';
import { ownerOfForm } from './form-owner.ts';

/** Pictures that a form needs for itself, such as the logo of its mails; the form names one once it is saved [FORM-06]. */
const FILES = '/gtr-api/lead-generation/forms/{formId}/files';
const client = { kind: 'client', client: 'params.formId', owner: ownerOfForm } as const;
export const FORM_FILE_KINDS = ['png', 'jpeg'] as const;

export const addFormFileCall = defineCall({
  method: 'POST',
  path: FILES,
  module: 'leads',
  summary: 'Bring a picture for a form: PNG or JPEG, up to 200 KB.',
  access: { ...client, may: changeForms },
  params: z.strictObject({ formId: uuid }),
  upload: { kinds: FORM_FILE_KINDS, maxBytes: LOGO_BYTES },
  response: z.object({ id: z.string(), name: z.string() }),
  status: 201,
  rate: { max: 30, seconds: 600 },
  errors: [notFound, fileEmpty, fileTooLarge, fileTypeNotAllowed, pictureBroken, pictureTooLarge],
});

export const getFormFileCall = defineCall({
  method: 'GET',
  path: `${FILES}/{fileId}`,
  module: 'leads',
  summary: 'A picture of a form.',
  access: { ...client, may: seeForms },
  params: z.strictObject({ formId: uuid, fileId: uuid }),
  response: { file: 'image/*' },
  errors: [notFound],
});
