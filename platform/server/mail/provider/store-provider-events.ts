import { sql } from 'kysely';
import type { CallOutput } from '#platform/contract/call.ts';
import type { receiveMailEventsCall } from '#platform/contract/calls/mail-events.ts';
import { unavailable } from '#platform/contract/problems.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import { isDatabaseAway } from '../../database/database-away.ts';
import { noteProviderEvent } from './note-provider-event.ts';
import { type ProviderEvent, type RejectedReason, readProviderEvent } from './provider-event.ts';

type Report = CallOutput<typeof receiveMailEventsCall>;
type IndexedEvent = { event: ProviderEvent; index: number };

/**
 * Saves the valid events of a list and reports the invalid ones by index. A rejected list is resent as a whole, so it
 * throws only for temporary states: the database is unavailable, or a mail is just being sent. Events already saved
 * then change nothing.
 */
export async function storeProviderEvents(app: App, given: readonly unknown[]): Promise<Report> {
  const rejected: Report['rejected'] = [];
  const events: IndexedEvent[] = [];
  for (const [index, each] of given.entries()) {
    const event = readProviderEvent(each);
    if (event && 'rejected' in event) rejected.push({ index, reason: event.rejected });
    else if (event) events.push({ event, index });
  }
  const db = app.database.acrossClients();
  let noted = 0;
  let isEarly = false;
  for (const { event, index } of await knownMails({ db }, events)) {
    const outcome = await takeEvent({ db, app }, event);
    if (outcome === 'noted') noted += 1;
    else if (outcome === 'early') isEarly = true;
    else if (outcome === 'failed') rejected.push({ index, reason: 'failed' });
  }
  if (isEarly) throw unavailable();
  return {
    noted,
    accepted: given.length - rejected.length,
    rejected: rejected.toSorted((one, other) => one.index - other.index),
  };
}

async function takeEvent(
  { db, app }: { db: Db; app: App },
  event: ProviderEvent,
): Promise<'noted' | 'known' | 'early' | Extract<RejectedReason, 'failed'>> {
  try {
    return await db.transaction().execute((tx) => noteProviderEvent({ db: tx, app }, event));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    app.log.error({ mailId: event.mail.mailId, error }, 'a mail event could not be taken');
    return 'failed';
  }
}

/** The events about mails of ours, those of one mail in the order in which they happened. */
async function knownMails(
  { db }: { db: Db },
  events: readonly IndexedEvent[],
): Promise<IndexedEvent[]> {
  const mails = events.map(({ event }) => event.mail);
  const { rows } = await sql<{ id: string }>`
    select outbox.client_id || '.' || outbox.id as id from platform.outbox
    join unnest(${mails.map(({ clientId }) => clientId)}::uuid[], ${mails.map(({ mailId }) => mailId)}::uuid[])
      as mail (client_id, id) on mail.client_id = outbox.client_id and mail.id = outbox.id`.execute(
    db,
  );
  const known = new Set(rows.map(({ id }) => id));
  return events
    .filter(({ event: { mail } }) => known.has(`${mail.clientId}.${mail.mailId}`))
    .toSorted((one, other) => one.event.at.getTime() - other.event.at.getTime());
}
