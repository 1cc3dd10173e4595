import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTypeNotAllowed,
  pictureBroken,
} from '#platform/contract/files/file-problems.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { LOGO_BYTES } from '../limits.ts';
import { changeForms, seeForms } from '../permissions.ts';
import { formOwner } from './form-owner.ts';

/** A picture for the mails of a form [FORM-06]. It is deleted after a day unless the form is saved with it. */
export const sendFormFileCall = defineCall({
  method: 'POST',
  path: '/gtr-api/lead-generation/forms/{formId}/files',
  module: 'leads',
  summary: 'Bring the logo of a form’s mails.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: changeForms },
  params: z.strictObject({ formId: uuid }),
  body: z.strictObject({}),
  upload: { kinds: ['png', 'jpeg'], maxBytes: LOGO_BYTES },
  response: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  status: 201,
  errors: [notFound, fileEmpty, fileTypeNotAllowed, pictureBroken],
});

export const getFormFileCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/forms/{formId}/files/{fileId}',
  module: 'leads',
  summary: 'A picture of a form.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: seeForms },
  params: z.strictObject({ formId: uuid, fileId: uuid }),
  response: { file: 'image/*' },
  errors: [notFound],
});
