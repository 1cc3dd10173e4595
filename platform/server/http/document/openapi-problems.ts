import type { CallDefinition } from '#platform/contract/call.ts';
import type { ProblemKind } from '#platform/contract/problem.ts';
import { callProblems } from '../problems/call-problems.ts';

/** One schema per problem code, so that API clients can distinguish problems with the same status. */
export function problemSchemas(calls: readonly CallDefinition[]): Record<string, object> {
  const kinds = new Map<string, ProblemKind>();
  for (const problem of calls.flatMap(callProblems)) {
    const { code, status } = problem;
    if ((kinds.get(code)?.status ?? status) !== status)
      throw new Error(`the problem ${code} has two statuses`);
    kinds.set(code, problem);
  }
  return Object.fromEntries(
    [...kinds].map(([code, { status, title }]) => [
      code,
      {
        description: title,
        allOf: [{ $ref: '#/components/schemas/Problem' }],
        properties: { code: { const: code }, status: { const: status } },
      },
    ]),
  );
}

/** A response for each status, with every problem that has it. */
export function problemResponses(call: CallDefinition): Record<string, object> {
  const byStatus = Map.groupBy(callProblems(call), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, problems]) => [
      status,
      {
        description: problems.map(({ code, title }) => `${code}: ${title}`).join('\n\n'),
        content: { 'application/problem+json': { schema: oneOf(problems) } },
      },
    ]),
  );
}

function oneOf(problems: readonly ProblemKind[]): object {
  const references = problems.map(({ code }) => ({ $ref: `#/components/schemas/${code}` }));
  const [only, ...others] = references;
  if (only && others.length === 0) return only;
  return { oneOf: references, discriminator: { propertyName: 'code' } };
}
