import { redirect } from '@tanstack/react-router';
import type { Session } from '#modules/accounts/contract/session.ts';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { isSessionEnded } from '#platform/web/api/server-caller.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';
import { readLastClient } from '#platform/web/module/last-client.ts';
import { webModules } from '../modules.ts';
import { signInAddress } from '../navigation/addresses.ts';
import { findHomeModule, type OpenModule } from '../navigation/client-menu.ts';
import type { RouterContext } from '../router/root-route.tsx';

/** Without a session, redirects to sign-in and back here [NAV-01]; with one, uses the user's language [GEN-02]. */
export async function requireSession(
  context: RouterContext,
  requested: { href: string },
  clientId?: string,
): Promise<Session> {
  try {
    return await readSession(context, clientId);
  } catch (error) {
    if (isSessionEnded(error))
      throw redirect({ href: signInAddress(requested.href), reloadDocument: true, replace: true });
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

export interface Home {
  session: Session;
  clientId: string | null;
  start: OpenModule | undefined;
}

/**
 * The last used client, otherwise the one chosen by the server, and the user's start page there. Super admins may have none.
 */
export async function findHome(context: RouterContext, requested: { href: string }): Promise<Home> {
  const session = await requireSession(context, requested);
  const last = readLastClient(() => localStorage);
  const remembered = session.clients.find(({ uuid }) => uuid === last);
  const clientId = remembered?.uuid ?? session.client;
  const there =
    clientId === null || clientId === session.client
      ? session
      : await requireSession(context, requested, clientId);
  return { session: there, clientId, start: findHomeModule(webModules, there, clientId) };
}
