import type { Session } from '#modules/accounts/contract/session.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '#platform/contract/time-zone.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';

/** The client of the session, for screens. Time zones that the browser does not know become UTC; the screen shows that. */
export function toCurrentClient(session: Session, clientId: string): CurrentClient {
  const client = session.clients.find(({ uuid }) => uuid === clientId);
  if (!client) throw new Error('the session does not contain this client');
  const { uuid: id, brandId, name, role } = client;
  const timeZone = isTimeZone(client.timeZone) ? client.timeZone : DEFAULT_TIME_ZONE;
  return { id, brandId, name, timeZone, role };
}
