import { createHash, timingSafeEqual } from 'node:crypto';
import {
  MAIL_EVENTS_LIMIT,
  refuseMailEvents,
  takeMailEventsCall,
} from '#platform/contract/calls/mail-events.ts';
import { notFound } from '#platform/contract/problems.ts';
import { routeOf } from '../../http/route.ts';
import type { MailTables } from '../tables.ts';
import { takeProviderEvents } from './take-provider-events.ts';

const route = routeOf<MailTables>();

export const mailEventsRoute = route(
  takeMailEventsCall,
  async ({ app, body }) => {
    const given = Array.isArray(body) ? body : [body];
    if (given.length > MAIL_EVENTS_LIMIT) throw refuseMailEvents();
    return takeProviderEvents(app, given);
  },
  {
    // Each event is stored by itself: one that fails takes none of the others with it.
    ownTransactions: true,
    /** An installation without the secret has no such address, and a wrong secret looks the same. */
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
