import type { Problem } from '#platform/contract/problem.ts';

const REFUSED_BY_A_CONSTRAINT = new Set(['23505', '23503']);

/**
 * Maps constraint violations to problems by constraint name. The database decides between concurrent writes, so no
 * prior check is needed.
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
