import { defineProblem } from '../problem.ts';
import { accessTokenExpired, authenticationFailed } from '../problems.ts';

/** What can be wrong with a file that is brought, or with a link to one. */
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
