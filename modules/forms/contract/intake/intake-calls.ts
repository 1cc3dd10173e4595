/** Public calls that receive a consumer's request: from the widget, a page of ours or a server with a key [LEAD-13]. */

import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { captchaChallengeSchema } from '#platform/contract/captcha.ts';
import {
  fileEmpty,
  fileTypeNotAllowed,
  pictureBroken,
} from '#platform/contract/files/file-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { LEAD_FILE_KINDS } from '../form-field.ts';
import { LEAD_FILE_BYTES, SUBMISSION_BYTES } from '../limits.ts';
import { leadSubmissionSchema } from './lead-submission.ts';
import { leadLocationSchema } from './routing.ts';

const FORM = '/gtr-api/lead-generation/public/forms/{formId}';
const params = z.strictObject({ formId: uuid });
// In the client library and the API document these calls belong to leads, where programs look for them.
const module = 'leads';
const access = {
  kind: 'public',
  reason:
    'Consumers have no account: pages are checked against the domains of the form, servers send a key.',
} as const;

export const domainNotAuthorized = defineProblem<{ domain: string }>({
  status: 403,
  code: 'DOMAIN_NOT_AUTHORIZED',
  title: 'The page that shows the form is not one of its authorized domains.',
});
export const formSwitchedOff = defineProblem({
  status: 410,
  code: 'FORM_SWITCHED_OFF',
  title: 'The form is not accepting requests at the moment.',
});
export const captchaRefused = defineProblem({
  status: 400,
  code: 'CAPTCHA_REFUSED',
  title: 'The captcha was not passed, is too old or was used before.',
  field: 'body.captcha',
});
export const keyRefused = defineProblem({
  status: 401,
  code: 'KEY_REFUSED',
  title: 'The key is unknown, has ended or is for another form.',
});
export const keyMissingRight = defineProblem<{ right: string }>({
  status: 403,
  code: 'KEY_MISSING_RIGHT',
  title: 'The key does not have this right.',
});
export const tooManyFiles = defineProblem<{ limit: number }>({
  status: 429,
  code: 'TOO_MANY_FILES',
  title: 'The limit of files that one sender can upload before a request is reached.',
});

export const sendLeadCall = defineCall({
  method: 'POST',
  path: `${FORM}/leads`,
  module,
  summary: 'A consumer’s request; the same submission sent twice is one request.',
  access,
  anyOrigin: true,
  params,
  headers: z.object({ authorization: z.string().max(300).optional() }),
  body: leadSubmissionSchema,
  bodyBytes: SUBMISSION_BYTES,
  response: z.object({
    id: z.string(),
    location: leadLocationSchema.nullable(),
    /** For senders with a key: products of the request that the catalogue does not have. The lead is stored with them. */
    unknownSkus: z.array(z.string()).optional(),
  }),
  status: 201,
  repeatable: true,
  keyScope: 'leads.send',
  rate: { max: 30, seconds: 60, withKey: 6_000 },
  errors: [
    notFound,
    formSwitchedOff,
    domainNotAuthorized,
    captchaRefused,
    keyRefused,
    keyMissingRight,
  ],
});

export const leadCaptchaCall = defineCall({
  method: 'GET',
  path: `${FORM}/captcha`,
  module,
  summary: 'A proof-of-work challenge for a form that asks for one.',
  access: { kind: 'public', reason: 'Pages request it before the form is sent.' },
  anyOrigin: true,
  params,
  response: captchaChallengeSchema,
  rate: { max: 60, seconds: 60 },
  errors: [notFound],
});

export const sendLeadFileCall = defineCall({
  method: 'POST',
  path: `${FORM}/files`,
  module,
  summary:
    'A file that a consumer adds to a request, sent before it; unused files are deleted after a day.',
  access,
  anyOrigin: true,
  params,
  headers: z.object({ authorization: z.string().max(300).optional() }),
  body: z.strictObject({}),
  upload: { kinds: LEAD_FILE_KINDS, maxBytes: LEAD_FILE_BYTES },
  response: z.object({ id: z.string(), name: z.string(), size: z.number().int() }),
  status: 201,
  keyScope: 'leads.send',
  rate: { max: 20, seconds: 60, withKey: 600 },
  errors: [
    notFound,
    formSwitchedOff,
    domainNotAuthorized,
    keyRefused,
    keyMissingRight,
    tooManyFiles,
    fileEmpty,
    fileTypeNotAllowed,
    pictureBroken,
  ],
});
