import { createHash, timingSafeEqual } from 'node:crypto';
import { takeMailEventsCall } from '#platform/contract/calls/mail-events.ts';
import { notFound, unavailable } from '#platform/contract/problems.ts';
import { routeOf } from '../../http/route.ts';
import type { MailTables } from '../tables.ts';
import { noteProviderEvent } from './note-provider-event.ts';
import { type ProviderEvent, readProviderEvent } from './provider-event.ts';

const route = routeOf<MailTables>();

/** An installation without the secret has no such address, and whoever guesses learns no more than that. */
export const mailEventsRoute = route(
  takeMailEventsCall,
  async ({ db, app, params: { secret }, body }) => {
    if (!isSame(secret, app.config.MAIL_EVENTS_SECRET)) throw notFound();
    const given = Array.isArray(body) ? body : [body];
    const events = given.flatMap((each) => readProviderEvent(each) ?? []);
    let noted = 0;
    // In one order: two calls that tell of the same mails wait for each other instead of both for ever.
    for (const event of events.toSorted(inOrder)) {
      const ended = await noteProviderEvent({ db, app }, event);
      // Everything is taken back, and the provider tells it again in a moment.
      if (ended === 'early') throw unavailable();
      if (ended === 'noted') noted += 1;
    }
    return { noted };
  },
);

function isSame(given: string, expected: string | undefined): boolean {
  if (expected === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

function inOrder(one: ProviderEvent, other: ProviderEvent): number {
  const name = ({ mail }: ProviderEvent) => `${mail.clientId} ${mail.mailId}`;
  return name(one).localeCompare(name(other)) || one.at.getTime() - other.at.getTime();
}
