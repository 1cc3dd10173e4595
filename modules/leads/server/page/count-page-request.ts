import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addressKey } from '#platform/server/http/request/address-key.ts';

export const PAGE_SENDER_SPAN = '1 hour';
/** Without scripts there is no proof of work: one address sends as many requests as a household or a small office does. */
export const PAGE_REQUESTS_LIMIT = 10;

/** Counts a request that was sent without scripts, over all forms and processes; false where the address sent too many. */
export async function countPageRequest({ app }: { app: App }, address: string): Promise<boolean> {
  const sender = app.secrets.hash('page-sender', addressKey(address));
  const { rows } = await sql<{ requests: number }>`
    insert into leads.page_senders as kept (sender, since, requests) values (${sender}, now(), 1)
    on conflict (sender) do update set
      since = case when kept.since <= now() - ${PAGE_SENDER_SPAN}::interval then now() else kept.since end,
      requests = case when kept.since <= now() - ${PAGE_SENDER_SPAN}::interval then 1
        else least(kept.requests, ${PAGE_REQUESTS_LIMIT}) + 1 end
    returning kept.requests`.execute(app.database.acrossClients());
  return (rows[0]?.requests ?? 0) <= PAGE_REQUESTS_LIMIT;
}
