import { accountResting, wrongCredentials } from '#modules/accounts/contract/sign-in.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';

/**
 * Sets `count`, which the message uses for its plural form. After the last attempt the error becomes the locked-account
 * problem.
 */
export function countedProblem(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, module, params = {} } = error;
  const { triesLeft, minutes = 0 } = params;
  const isLocked = error.code === accountResting.code || triesLeft === 0;
  if (isLocked) {
    return new ProblemError({
      code: accountResting.code,
      status,
      module,
      params: { count: minutes },
    });
  }
  if (error.code !== wrongCredentials.code || triesLeft === undefined) return error;
  const { code } = error;
  return new ProblemError({ code, status, module, params: { count: triesLeft, minutes } });
}
