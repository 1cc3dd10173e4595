import type { ParseKeys, ResourceNamespaceMap } from 'i18next';
import { NETWORK_PROBLEM, ProblemError } from './problem-error.ts';

/** A text by its problem's code; what the problem carries as params is put into it. */
export type ProblemTexts = Readonly<Record<string, ParseKeys<(keyof ResourceNamespaceMap)[]>>>;

/** What any call can answer; a module's own codes stand beside its screens. */
const GENERAL: ProblemTexts = {
  [NETWORK_PROBLEM]: 'platform:problem.network',
  FORBIDDEN: 'platform:problem.forbidden',
  NOT_FOUND: 'platform:problem.notFound',
  TOO_MANY_REQUESTS: 'platform:problem.tooManyRequests',
  UNAVAILABLE: 'platform:problem.unavailable',
  FILE_TOO_LARGE: 'platform:problem.fileTooLarge',
  FILE_TYPE_NOT_ALLOWED: 'platform:problem.fileTypeNotAllowed',
  FILE_EMPTY: 'platform:problem.fileEmpty',
  DOWNLOAD_LINK_INVALID: 'platform:problem.downloadLinkInvalid',
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
