import { sql } from 'kysely';
import { cutText, storableText } from '#platform/contract/text/storable-text.ts';
import type { App } from '../../app.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { MailOutcome } from '../mail-template.ts';
import type { MailKey } from '../outbox.ts';
import { storableAnswer } from '../tables.ts';
import type { ProviderEvent } from './provider-event.ts';

/**
 * Saves a provider event in the outbox and notifies the mail's module. The latest event by time counts, in any order of
 * arrival, and duplicates change nothing. `early`: the worker has not yet saved that the mail was sent.
 */
export async function noteProviderEvent(
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

/** Decides between events of the same second. */
const RANK = { delivered: 1, bounced: 2, blocked: 2, spam: 3 } as const;

function outcomeOf({ told, reason, isHard }: ProviderEvent): MailOutcome {
  if (told === 'delivered') return { status: 'delivered' };
  if (told === 'spam') return { status: 'spam', reason: reason ?? 'SpamReporter' };
  return { status: 'failed', reason: reason ?? 'Unknown', isHard };
}
