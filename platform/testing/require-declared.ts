import type { CallDefinition } from '#platform/contract/call.ts';
import type { ProblemBody } from '#platform/contract/problem.ts';
import { callProblems } from '#platform/server/http/problems/call-problems.ts';

/** Fails the test on an error that the call's contract does not declare, because callers could not handle it. */
export function requireDeclared(call: CallDefinition, { code, status }: ProblemBody): void {
  if (callProblems(call).some((known) => known.code === code && known.status === status)) return;
  throw new Error(
    `${call.method} ${call.path} answered ${status} ${code}, which its contract does not declare`,
  );
}
