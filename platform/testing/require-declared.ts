import type { CallDefinition } from '#platform/contract/call.ts';
import type { ProblemBody } from '#platform/contract/problem.ts';
import { problemsOfCall } from '#platform/server/http/problems/problems-of-call.ts';

/** A refusal that the contract does not name fails the test that meets it: nobody who calls could be ready for it. */
export function requireDeclared(call: CallDefinition, { code, status }: ProblemBody): void {
  if (problemsOfCall(call).some((known) => known.code === code && known.status === status)) return;
  throw new Error(
    `${call.method} ${call.path} answered ${status} ${code}, which its contract does not declare`,
  );
}
