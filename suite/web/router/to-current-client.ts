import type { Session } from '#modules/accounts/contract/session.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '#platform/contract/time-zone.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';

/** An old browser may not know every time zone; it then uses UTC days, and the screen says so. */
export function toCurrentClient(session: Session, clientId: string): CurrentClient {
  const client = session.clients.find(({ uuid }) => uuid === clientId);
  if (!client) throw new Error('the session refers to a client that the user does not have');
  const { uuid: id, brandId, name, role } = client;
  const timeZone = isTimeZone(client.timeZone) ? client.timeZone : DEFAULT_TIME_ZONE;
  return { id, brandId, name, timeZone, role };
}
