/** The mails of a form: preview, test mail to oneself, counts, logo and recipients [FORM-06]. */

import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTypeNotAllowed,
  pictureBroken,
} from '#platform/contract/files/file-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { commaSeparatedSchema } from '#platform/contract/lists/define-list.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { FORM_MAIL_NAMES, MAIL_TEXTS, senderAddressSchema } from './form-notifications.ts';
import { formOwner } from './form-ports.ts';
import { FORM_TEXT_MAX_LENGTH, LOGO_BYTES, RECIPIENTS_LIMIT } from './limits.ts';
import { changeForms, seeForms } from './permissions.ts';

const MAILS = '/gtr-api/lead-generation/forms/{formId}/mails';
const ofForm = { kind: 'client', client: 'params.formId', owner: formOwner } as const;
const mailSchema = z.enum(FORM_MAIL_NAMES);
const mailParams = z.strictObject({ formId: uuid, mail: mailSchema });
const text = z.string().max(FORM_TEXT_MAX_LENGTH);

/** Unsaved changes of the editor; omitted values come from the saved form. */
const unsaved = z.strictObject({
  locale: localeSchema,
  texts: z.partialRecord(z.enum(MAIL_TEXTS), text).default({}),
  /** Omitted: the form's logo; null: no logo. */
  logo: uuid.nullish(),
  /** Omitted: the form's address. */
  address: senderAddressSchema.optional(),
});

export const mailPreviewSchema = z.object({
  subject: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  eyebrow: z.string(),
  /** Texts as written, with variables in braces. */
  texts: z.record(z.enum(MAIL_TEXTS), z.string()),
  /** Values of the variables. */
  values: z.record(z.string(), z.string()),
  /** Line below the heading: distance and shop. */
  place: z.string(),
  message: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Label of the second button; empty without one. */
  otherButton: z.string(),
  /** Text below the buttons. */
  small: z.string(),
  /** HTML of the mail as it would be sent. */
  html: z.string(),
  /** The request used for the preview; null for an example. */
  lead: z.object({ id: z.string(), createdAt: z.string() }).nullable(),
});
export type MailPreview = z.output<typeof mailPreviewSchema>;

export const previewMailCall = defineCall({
  method: 'POST',
  path: `${MAILS}/{mail}/preview`,
  module: 'forms',
  summary: 'One email of a form in one language, with the last request or an example.',
  access: { ...ofForm, may: changeForms },
  params: mailParams,
  body: unsaved.extend({
    /** Position among the latest requests: 0 is the newest. */
    back: z.number().int().min(0).max(50).default(0),
  }),
  response: mailPreviewSchema,
  errors: [notFound],
});

export const testMailCall = defineCall({
  method: 'POST',
  path: `${MAILS}/{mail}/test`,
  module: 'forms',
  summary: 'Send one email of a form to oneself, with the unsaved changes.',
  access: { ...ofForm, may: changeForms },
  apiKeys: { accepted: false, reason: 'The mail goes to the user who asks for it.' },
  params: mailParams,
  body: unsaved,
  response: z.object({ to: z.string() }),
  status: 202,
  rate: { max: 20, seconds: 600 },
  errors: [notFound],
});

export const mailFigureSchema = z.object({
  mail: mailSchema,
  /** Mails of the last thirty days. */
  sent: z.number().int(),
  /** Share of delivered mails among those with a known result, from 0 to 1. */
  arrived: z.number().nullable(),
});
export type MailFigure = z.output<typeof mailFigureSchema>;

export const listMailsCall = defineCall({
  method: 'GET',
  path: MAILS,
  module: 'forms',
  summary: 'How many emails a form has sent in thirty days, and how many arrived.',
  access: { ...ofForm, may: seeForms },
  params: z.strictObject({ formId: uuid }),
  response: z.object({
    items: z.array(mailFigureSchema),
    /** Address of test mails. */
    testTo: z.string(),
  }),
  errors: [notFound],
});

/** A picture for the mails of a form [FORM-06]. It is deleted after a day unless the form is saved with it. */
export const sendFormFileCall = defineCall({
  method: 'POST',
  path: '/gtr-api/lead-generation/forms/{formId}/files',
  module: 'forms',
  summary: 'Upload the logo of a form’s mails.',
  access: { ...ofForm, may: changeForms },
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
  module: 'forms',
  summary: 'A picture of a form.',
  access: { ...ofForm, may: seeForms },
  params: z.strictObject({ formId: uuid, fileId: uuid }),
  response: { file: 'image/*' },
  errors: [notFound],
});

/** Users of the brand that a form can notify, found by search terms or by stored ids [FORM-06]. */
export const findRecipientsCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/forms/{formId}/recipients',
  module: 'forms',
  summary: 'Users of the brand that a form can notify of its leads.',
  access: { ...ofForm, may: seeForms },
  params: z.strictObject({ formId: uuid }),
  query: z.strictObject({
    q: line({ max: 100 }).default(''),
    ids: commaSeparatedSchema(uuid, RECIPIENTS_LIMIT).optional(),
  }),
  response: z.object({
    items: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() })),
  }),
  errors: [notFound],
});
