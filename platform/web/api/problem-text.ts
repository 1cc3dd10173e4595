import type { ParseKeys, ResourceNamespaceMap } from 'i18next';
import { NETWORK_PROBLEM, ProblemError } from './problem-error.ts';

/** A text by its problem's code; what the problem carries as params is put into it. */
export type ProblemTexts = Readonly<Record<string, ParseKeys<(keyof ResourceNamespaceMap)[]>>>;

/** What any call can answer; a module's own codes stand beside its screens. */
const GENERAL: ProblemTexts = {
  [NETWORK_PROBLEM]: 'platform:problem.network',
  FORBIDDEN: 'platform:problem.forbidden',
  NOT_FOUND: 'platform:problem.notFound',
  CHANGED_MEANWHILE: 'platform:problem.changedMeanwhile',
  TOO_MANY_REQUESTS: 'platform:problem.tooManyRequests',
  UNAVAILABLE: 'platform:problem.unavailable',
  FILE_TOO_LARGE: 'platform:problem.fileTooLarge',
  FILE_TYPE_NOT_ALLOWED: 'platform:problem.fileTypeNotAllowed',
  FILE_EMPTY: 'platform:problem.fileEmpty',
  DOWNLOAD_LINK_INVALID: 'platform:problem.downloadLinkInvalid',
  FILE_UNREADABLE: 'platform:problem.fileUnreadable',
  FILE_UNPACKS_TOO_LARGE: 'platform:problem.fileUnpacksTooLarge',
  FILE_TAKES_TOO_LONG: 'platform:problem.fileTakesTooLong',
  FILE_WITHOUT_LINES: 'platform:problem.fileWithoutLines',
  TOO_MANY_LINES: 'platform:problem.tooManyLines',
  TOO_MANY_COLUMNS: 'platform:problem.tooManyColumns',
  IMPORT_CHECK_GONE: 'platform:problem.importCheckGone',
  IMPORT_NOT_POSSIBLE: 'platform:problem.importNotPossible',
};

const DEFAULT = 'platform:error.default';

/** The text for a thrown problem: the screen's own, else the general one, else the default one [ERR-01]. */
export function problemText(
  error: unknown,
  own: ProblemTexts = {},
): { key: ProblemTexts[string]; params: Readonly<Record<string, string | number>> } {
  if (!(error instanceof ProblemError)) return { key: DEFAULT, params: {} };
  return { key: own[error.code] ?? GENERAL[error.code] ?? DEFAULT, params: error.params ?? {} };
}
