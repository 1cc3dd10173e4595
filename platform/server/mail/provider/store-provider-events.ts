import { sql } from 'kysely';
import type { CallOutput } from '#platform/contract/call.ts';
import type { receiveMailEventsCall } from '#platform/contract/mail-delivery.ts';
import { unavailable } from '#platform/contract/problems.ts';
import { cutText, storableText } from '#platform/contract/text/text.ts';
import type { App } from '../../app.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/database-errors.ts';
import type { MailOutcome } from '../mail-template.ts';
import type { MailKey } from '../outbox.ts';
import { storableAnswer } from '../tables.ts';
import { type ProviderEvent, parseProviderEvent, type RejectedReason } from './provider-event.ts';

/** Order of events within the same second. */
const RANK = { delivered: 1, bounced: 2, blocked: 2, spam: 3 } as const;

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
    const event = parseProviderEvent(each);
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
    if (isDatabaseUnavailable(error)) throw error;
    app.log.error({ mailId: event.mail.mailId, error }, 'a mail event could not be taken');
    return 'failed';
  }
}

/** Events about known mails; those of one mail in chronological order. */
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

/**
 * Saves a provider event in the outbox and notifies the mail's module. The latest event by time counts, in any order of
 * arrival, and duplicates change nothing. `early`: the worker has not yet saved that the mail was sent.
 */
async function noteProviderEvent(
  { db, app }: { db: Db; app: App },
  event: ProviderEvent,
): Promise<'noted' | 'known' | 'early'> {
  const { mail, told, at, reason, words } = event;
  const isFailed = told === 'bounced' || told === 'blocked';
  const answer = words ? storableText(cutText(words, 500)) : null;
  const { rows } = await sql<{ key: string; template: string }>`
    update platform.outbox set told = ${told}, told_at = ${at}, reason = ${reason}, answer = ${storableAnswer(answer)},
      -- Delivered after all: what was never confirmed is not tried again.
      status = case
        when ${isFailed} then 'failed'
        when status in ('unknown', 'failed') then 'sent'
        else status end,
      next_try_at = case when status = 'unknown' then null else next_try_at end,
      settled_at = coalesce(settled_at, now())
    where client_id = ${mail.clientId} and id = ${mail.mailId}
      and status in ('sent', 'unknown', 'failed')
      and (told_at is null or told_at < ${at} or told_at = ${at} and ${RANK[told]}::int > case told
        when 'delivered' then ${RANK.delivered}::int when 'spam' then ${RANK.spam}::int else ${RANK.bounced}::int end)
    returning idempotency_key as key, template`.execute(db);
  const [noted] = rows;
  if (!noted) return (await isLeaving({ db }, mail)) ? 'early' : 'known';
  const template = app.mail.templates.find(({ name }) => name === noted.template);
  await template?.settled?.({ about: noted.key, outcome: outcomeOf(event), db: db as Tx, app });
  return 'noted';
}

async function isLeaving({ db }: { db: Db }, { clientId, mailId }: MailKey): Promise<boolean> {
  const { rows } = await sql`
    select from platform.outbox
    where client_id = ${clientId} and id = ${mailId} and status = 'sending'`.execute(db);
  return rows.length > 0;
}

function outcomeOf({ told, reason, isHard }: ProviderEvent): MailOutcome {
  if (told === 'delivered') return { status: 'delivered' };
  if (told === 'spam') return { status: 'spam', reason: reason ?? 'SpamReporter' };
  return { status: 'failed', reason: reason ?? 'Unknown', isHard };
}
