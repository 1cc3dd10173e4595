import { REFRESH_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import type { Tokens } from './access-token.ts';

export const ACCESS_COOKIE = 'comptoir_access';
export const REFRESH_COOKIE = 'comptoir_refresh';

const EVERYWHERE = { path: '/' };
/** The refresh token is only sent to the refresh and sign-out calls. */
const REFRESH_PATHS = ['/auth/session', '/api/user/logout'];

/** The part of a call's answer that sets cookies. */
interface Answer {
  setCookie(name: string, value: string, options: { path: string; maxAge: number }): void;
  clearCookie(name: string, options: { path: string }): void;
}

/** The access cookie outlives its token intentionally: an expired token gets 498, a missing one does not. */
export function setSessionCookies(answer: Answer, tokens: Tokens): void {
  answer.setCookie(ACCESS_COOKIE, tokens.access, { ...EVERYWHERE, maxAge: REFRESH_TOKEN_SECONDS });
  for (const path of REFRESH_PATHS) {
    answer.setCookie(REFRESH_COOKIE, tokens.refresh, { path, maxAge: REFRESH_TOKEN_SECONDS });
  }
}

export function clearSessionCookies(answer: Answer): void {
  answer.clearCookie(ACCESS_COOKIE, EVERYWHERE);
  for (const path of REFRESH_PATHS) answer.clearCookie(REFRESH_COOKIE, { path });
}
