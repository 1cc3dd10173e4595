import type { Session } from '#modules/accounts/contract/get-session.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';

export function currentClientOf(session: Session, clientId: string): CurrentClient {
  const client = session.clients.find(({ uuid }) => uuid === clientId);
  if (!client) throw new Error('the session is told for a client that is not the user’s');
  const { uuid: id, brandId, name, timeZone, role } = client;
  return { id, brandId, name, timeZone, role };
}
