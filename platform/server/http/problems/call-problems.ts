import {
  acceptsApiKeys,
  apiKeyClientArchived,
  apiKeyEnded,
  apiKeyNotAccepted,
  apiKeyUnknown,
  apiKeyWithoutPermission,
} from '#platform/contract/api-key.ts';
import type { CallDefinition } from '#platform/contract/call.ts';
import { fileTooLarge } from '#platform/contract/files/file-calls.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import type { ProblemKind } from '#platform/contract/problem.ts';
import {
  accessTokenExpired,
  authenticationFailed,
  crossSiteRequest,
  forbidden,
  moduleOpensElsewhere,
  tooManyRequests,
  unavailable,
} from '#platform/contract/problems.ts';
import {
  bodyTooLarge,
  INVALID_INPUT,
  internalFailure,
  invalidEncoding,
  malformedRequest,
  outcomeUnknown,
  storageFull,
  unsupportedMediaType,
} from './request-problems.ts';

/** All problems that a call can return, each code once, sorted by status. */
export function callProblems(call: CallDefinition): ProblemKind[] {
  const all = [...(call.errors ?? []), ...generalProblems(call)];
  const byCode = new Map(all.map((problem): [string, ProblemKind] => [problem.code, problem]));
  return [...byCode.values()].sort(
    (a, b) => a.status - b.status || a.code.localeCompare(b.code, 'en'),
  );
}

/**
 * Problems that the platform itself returns, depending on the call's access and input. Not found is not included,
 * because only the call knows whether a record can be missing.
 */
function generalProblems(call: CallDefinition): ProblemKind[] {
  const { access } = call;
  const needsSignIn = access.kind !== 'public' && access.kind !== 'link';
  const needsPermission = needsSignIn && (access.kind !== 'session' || access.inPerson === true);
  const takesInput = [call.params, call.query, call.headers, call.body, call.upload].some(Boolean);
  return [
    malformedRequest,
    ...(takesInput ? [INVALID_INPUT] : []),
    ...(needsSignIn ? [authenticationFailed, accessTokenExpired] : []),
    ...keyProblems(call, needsSignIn),
    ...(needsPermission ? [forbidden] : []),
    ...(access.kind === 'client' && access.may.menu ? [moduleOpensElsewhere] : []),
    ...(call.method !== 'GET' || call.changes ? [crossSiteRequest, outcomeUnknown] : []),
    ...(call.method === 'GET' ? [] : [invalidEncoding, bodyTooLarge, unsupportedMediaType]),
    ...(call.upload ? [fileTooLarge] : []),
    ...(call.status === 202 ? [tooManyJobs] : []),
    tooManyRequests,
    internalFailure,
    storageFull,
    unavailable,
  ];
}

function keyProblems(call: CallDefinition, needsSignIn: boolean): ProblemKind[] {
  const isAccepted = acceptsApiKeys(call);
  if (!isAccepted && !needsSignIn) return [];
  return [
    apiKeyUnknown,
    apiKeyEnded,
    apiKeyClientArchived,
    ...(isAccepted ? [] : [apiKeyNotAccepted]),
    ...(isAccepted && call.access.kind === 'client' ? [apiKeyWithoutPermission] : []),
  ];
}

/** Problem codes that a call declares. An undeclared one is still sent to the caller, but logged for the operator. */
export class DeclaredProblems {
  readonly #call: CallDefinition;
  readonly #told = new Set<string>();
  #codes: ReadonlySet<string> | undefined;

  constructor(call: CallDefinition) {
    this.#call = call;
  }

  /** Once for each code: the same refusal may come a thousand times an hour. */
  isNewlyUndeclared(code: string): boolean {
    // Collected at the first refusal: a start mounts hundreds of calls.
    this.#codes ??= new Set(callProblems(this.#call).map((problem) => problem.code));
    if (this.#codes.has(code) || this.#told.has(code)) return false;
    this.#told.add(code);
    return true;
  }
}
