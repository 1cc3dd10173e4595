import { createHash, timingSafeEqual } from 'node:crypto';
import {
  MAIL_EVENTS_LIMIT,
  receiveMailEventsCall,
  refuseMailEvents,
} from '#platform/contract/mail-delivery.ts';
import { notFound } from '#platform/contract/problems.ts';
import { createRouteFactory } from '../../http/route.ts';
import type { MailTables } from '../tables.ts';
import { storeProviderEvents } from './store-provider-events.ts';

const route = createRouteFactory<MailTables>();

export const mailEventsRoute = route(
  receiveMailEventsCall,
  async ({ app, body }) => {
    const given = Array.isArray(body) ? body : [body];
    if (given.length > MAIL_EVENTS_LIMIT) throw refuseMailEvents();
    return storeProviderEvents(app, given);
  },
  {
    // Each event is saved separately, so that a failure does not affect the others.
    ownTransactions: true,
    /** Without a configured secret the endpoint does not exist. A wrong secret gets the same response. */
    prove: ({ app, params: { secret } }) => {
      if (!isSame(secret, app.config.MAIL_EVENTS_SECRET)) throw notFound();
    },
  },
);

function isSame(given: string, expected: string | undefined): boolean {
  if (expected === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
