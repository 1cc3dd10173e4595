import type { ProblemTexts } from '#platform/web/api/problem-text.ts';

/** What signing in and its links can answer, in words. */
export const SIGN_IN_PROBLEMS: ProblemTexts = {
  WRONG_CREDENTIALS: 'suite:signIn.wrongCredentials',
  ACCOUNT_RESTING: 'suite:signIn.accountResting',
  PASSWORD_SIGN_IN_OFF: 'suite:signIn.passwordOff',
  PROVIDER_SIGN_IN_FAILED: 'suite:signIn.providerFailed',
  PROVIDER_USER_UNKNOWN: 'suite:signIn.providerUserUnknown',
  CAPTCHA_FAILED: 'suite:signIn.captchaFailed',
  PASSWORD_LINK_INVALID: 'suite:setPassword.brokenWhy',
  PASSWORD_TOO_COMMON: 'platform:field.tooCommon',
};
