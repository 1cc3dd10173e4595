import { redirect } from '@tanstack/react-router';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { isEndOfSession } from '#platform/web/api/server-caller.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';
import { signInAddress } from '../navigation/sign-in-address.ts';
import type { RouterContext } from '../router/router-context.ts';
import { sessionQuery } from './session-query.ts';

/** Without a session the way leads to sign-in and comes back here [NAV-01]; with one, the user's own language is spoken [GEN-02]. */
export async function requireSession(
  { queries, texts }: RouterContext,
  asked: { href: string },
  clientId?: string,
): Promise<Session> {
  try {
    const session = await queries.ensureQueryData(sessionQuery(clientId));
    sessionWatch.begin();
    if (texts.language !== session.user.locale) await texts.changeLanguage(session.user.locale);
    return session;
  } catch (error) {
    if (isEndOfSession(error))
      throw redirect({ href: signInAddress(asked.href), reloadDocument: true, replace: true });
    throw error;
  }
}
