import { accountResting, wrongCredentials } from '#modules/accounts/contract/sign-in.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import type { ProblemTexts } from '#platform/web/api/problem-text.ts';

/** What signing in and its links can answer, in words. */
export const SIGN_IN_PROBLEMS: ProblemTexts = {
  WRONG_CREDENTIALS: 'accounts:signIn.wrongCredentials',
  ACCOUNT_RESTING: 'accounts:signIn.accountResting',
  PASSWORD_SIGN_IN_OFF: 'accounts:signIn.passwordOff',
  PROVIDER_SIGN_IN_FAILED: 'accounts:signIn.providerFailed',
  PROVIDER_USER_UNKNOWN: 'accounts:signIn.providerUserUnknown',
  CAPTCHA_FAILED: 'accounts:signIn.captchaFailed',
  PASSWORD_LINK_INVALID: 'accounts:setPassword.brokenWhy',
  PASSWORD_TOO_COMMON: 'platform:field.tooCommon',
};

/** Says of a problem what its words are counted by; the try that was the last one has locked the account already. */
export function countedProblem(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, params = {} } = error;
  const { triesLeft, minutes = 0 } = params;
  const isLocked = error.code === accountResting.code || triesLeft === 0;
  if (isLocked) {
    return new ProblemError({ code: accountResting.code, status, params: { count: minutes } });
  }
  if (error.code !== wrongCredentials.code || triesLeft === undefined) return error;
  return new ProblemError({ code: error.code, status, params: { count: triesLeft, minutes } });
}
