import type { Problem } from '#platform/contract/problem.ts';

const REFUSED_BY_A_CONSTRAINT = new Set(['23505', '23503']);

/**
 * What the database refuses, said as a problem: by the name of the constraint. Two who write the same at the same moment
 * are both judged by the database, so nobody has to look first.
 */
export async function constraintProblem<Result>(
  constraints: Readonly<Record<string, () => Problem>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
    const problem = constraints[constraint];
    if (problem && REFUSED_BY_A_CONSTRAINT.has(code)) throw problem();
    throw error;
  }
}
