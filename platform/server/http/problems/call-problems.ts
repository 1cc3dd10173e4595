import type { CallDefinition } from '#platform/contract/call.ts';
import { fileTooLarge } from '#platform/contract/files/file-problems.ts';
import { tooManyJobs } from '#platform/contract/job-problems.ts';
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
import { INVALID_INPUT } from './invalid-input.ts';
import { outcomeUnknown, storageFull } from './keeping-problems.ts';
import {
  bodyTooLarge,
  internalFailure,
  invalidEncoding,
  malformedRequest,
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
  const asksWho = access.kind !== 'public' && access.kind !== 'link';
  const asksWhether = asksWho && (access.kind !== 'session' || access.inPerson === true);
  const takesInput = [call.params, call.query, call.headers, call.body, call.upload].some(Boolean);
  return [
    malformedRequest,
    ...(takesInput ? [INVALID_INPUT] : []),
    ...(asksWho ? [authenticationFailed, accessTokenExpired] : []),
    ...(asksWhether ? [forbidden] : []),
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
