import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { defineProblem } from '../problem.ts';
import { accessTokenExpired, authenticationFailed } from '../problems.ts';

/** Errors of uploaded files and of file links. */
export const fileTooLarge = defineProblem<{ megabytes: number }>({
  status: 413,
  code: 'FILE_TOO_LARGE',
  title: 'The file is larger than allowed.',
  field: 'body.file',
});
export const fileTypeNotAllowed = defineProblem<{ allowed: string }>({
  status: 415,
  code: 'FILE_TYPE_NOT_ALLOWED',
  title: 'The content of the file, or its extension, is not of an allowed kind.',
  field: 'body.file',
});
export const pictureTooLarge = defineProblem<{ side: number; megapixels: number }>({
  status: 422,
  code: 'PICTURE_TOO_LARGE',
  title: 'The picture has more pixels than allowed.',
  field: 'body.file',
});
export const pictureBroken = defineProblem({
  status: 422,
  code: 'PICTURE_BROKEN',
  title: 'The picture is damaged or cut off.',
  field: 'body.file',
});
export const fileEmpty = defineProblem({
  status: 422,
  code: 'FILE_EMPTY',
  title: 'The file is empty.',
  field: 'body.file',
});
/** One response for unknown, modified, expired and used links, so that a link does not reveal which files exist. */
export const downloadLinkInvalid = defineProblem({
  status: 404,
  code: 'DOWNLOAD_LINK_INVALID',
  title: 'The download link is unknown, expired or spent.',
});

/** A file that a user requested needs that user's session; a file with a public link does not. */
export const linkProblems = [
  downloadLinkInvalid,
  authenticationFailed,
  accessTokenExpired,
] as const;

/**
 * Downloads a file until its link expires. A file that a user requested needs that user's session; a file for people
 * without an account needs only the link.
 */
export const getFile = defineCall({
  method: 'GET',
  path: '/files/{id}',
  summary: 'Downloads a file from a signed link.',
  module: 'platform',
  access: {
    kind: 'link',
    reason: 'The signature proves client, file, expiry and disposition; the file knows its asker.',
  },
  apiKeys: { accepted: true, reason: 'A key downloads the files of its own jobs.' },
  params: z.object({ id: uuid }),
  query: z.strictObject({
    client: uuid,
    /** Seconds since 1970. */
    until: z.coerce.number().int().min(0).max(100_000_000_000),
    as: z.enum(['attachment', 'inline']),
    signature: z.string().min(1).max(100),
  }),
  response: { file: 'application/octet-stream' },
  errors: [...linkProblems],
});

export const reportToken = z.string().regex(/^[\w-]{20,100}$/);

/**
 * Describes the report behind a download link. Reading it does not use up the link, because mail scanners open links.
 */
export const getReport = defineCall({
  method: 'GET',
  path: '/api/report/{token}',
  summary: 'Describes the report of a download link without using the link.',
  module: 'platform',
  access: { kind: 'link', reason: 'The token is the proof; it is random and kept as a hash.' },
  params: z.object({ token: reportToken }),
  response: z.object({
    name: z.string(),
    size: z.number().int(),
    expiresAt: z.iso.datetime(),
  }),
  errors: [...linkProblems],
  rate: { max: 60, seconds: 60 },
});

/**
 * Downloads the report and uses up the link. For a few minutes after the first download it can be repeated, in case the
 * download was interrupted.
 */
export const spendReportLink = defineCall({
  method: 'POST',
  path: '/api/report/{token}',
  summary: 'Uses the download link of a report and returns the URL of the file.',
  module: 'platform',
  access: { kind: 'link', reason: 'The token is the proof; it is random and kept as a hash.' },
  params: z.object({ token: reportToken }),
  response: z.object({ url: z.string(), name: z.string() }),
  errors: [...linkProblems],
  rate: { max: 60, seconds: 60 },
});
