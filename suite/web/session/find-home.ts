import type { Session } from '#modules/accounts/contract/get-session.ts';
import { readLastClient } from '#platform/web/module/last-client.ts';
import { webModules } from '../modules.ts';
import { findHomeModule, type OpenModule } from '../navigation/client-menu.ts';
import type { RouterContext } from '../router/router-context.ts';
import { requireSession } from './require-session.ts';

export interface Home {
  session: Session;
  clientId: string | null;
  start: OpenModule | undefined;
}

/** The client that was open last, else the one the server chooses, and where the user starts there. A super admin starts somewhere without any. */
export async function findHome(context: RouterContext, asked: { href: string }): Promise<Home> {
  const session = await requireSession(context, asked);
  const last = readLastClient(() => localStorage);
  const remembered = session.clients.find(({ uuid }) => uuid === last);
  const clientId = remembered?.uuid ?? session.client;
  const there =
    clientId === null || clientId === session.client
      ? session
      : await requireSession(context, asked, clientId);
  return { session: there, clientId, start: findHomeModule(webModules, there, clientId) };
}
