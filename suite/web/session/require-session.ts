import { redirect } from '@tanstack/react-router';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { isSessionEnded } from '#platform/web/api/server-caller.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';
import { signInAddress } from '../navigation/sign-in-address.ts';
import type { RouterContext } from '../router/router-context.ts';

/** Without a session, redirects to sign-in and back here [NAV-01]; with one, uses the user's language [GEN-02]. */
export async function requireSession(
  context: RouterContext,
  asked: { href: string },
  clientId?: string,
): Promise<Session> {
  try {
    return await readSession(context, clientId);
  } catch (error) {
    if (isSessionEnded(error))
      throw redirect({ href: signInAddress(asked.href), reloadDocument: true, replace: true });
    // A user without access to this client is signed in nevertheless and sees the error in their language.
    if (clientId !== undefined && error instanceof ProblemError && error.status === 403)
      await readSession(context).catch(() => undefined);
    throw error;
  }
}

async function readSession({ queries, texts }: RouterContext, clientId?: string): Promise<Session> {
  const session = await queries.ensureQueryData(sessionQuery(clientId));
  sessionWatch.begin();
  if (texts.language !== session.user.locale) await texts.changeLanguage(session.user.locale);
  return session;
}
