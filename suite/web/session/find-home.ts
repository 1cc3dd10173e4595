import { webModules } from '../modules.ts';
import { homeOf, type OpenModule } from '../navigation/client-menu.ts';
import type { RouterContext } from '../router/router-context.ts';
import { readLastClient } from './last-client.ts';
import { requireSession } from './require-session.ts';

export interface Home {
  clientId: string;
  start: OpenModule | undefined;
}

/** The client that was open last, else the one the server chooses, and where the user starts there; undefined for who has no client. */
export async function findHome(
  context: RouterContext,
  asked: { href: string },
): Promise<Home | undefined> {
  const session = await requireSession(context, asked);
  const last = readLastClient(() => localStorage);
  const remembered = session.clients.find(({ uuid }) => uuid === last);
  const clientId = remembered?.uuid ?? session.client;
  if (clientId === null) return undefined;
  const there =
    clientId === session.client ? session : await requireSession(context, asked, clientId);
  return { clientId, start: homeOf(webModules, there, clientId) };
}
