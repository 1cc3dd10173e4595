import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addressKey } from '#platform/server/http/request/request-address.ts';
import { signedMomentAge, signMoment } from '#platform/server/secrets/signed-moment.ts';

const PURPOSE = 'form-page';
/** No person reads and completes a form faster. */
const SHORTEST_MS = 2_000;
const LONGEST_MS = 24 * 60 * 60 * 1000;

type Stamped = { app: Pick<App, 'secrets'> };

/**
 * Signed time and submission of a rendered form. Without scripts there is no captcha, so submissions without a valid
 * stamp, or sent too fast, are treated as bots.
 */
export function pageStamp(
  { app }: Stamped,
  { formId, submissionId }: { formId: string; submissionId: string },
): string {
  return signMoment({ app }, PURPOSE, `${formId} ${submissionId}`);
}

export function isStampGood(
  { app }: Stamped,
  { formId, submissionId }: { formId: string; submissionId: string },
  stamp: string,
): boolean {
  const age = signedMomentAge({ app }, PURPOSE, `${formId} ${submissionId}`, stamp);
  return age !== undefined && age >= SHORTEST_MS && age <= LONGEST_MS;
}

export const PAGE_SENDER_SPAN = '1 hour';
/**
 * Without scripts there is no proof of work, so the number of requests per address is limited to that of a household or small
 * office.
 */
export const PAGE_REQUESTS_LIMIT = 10;

/** Counts a request sent without scripts, over all forms and processes; false if the address exceeded the limit. */
export async function countPageRequest({ app }: { app: App }, address: string): Promise<boolean> {
  const sender = app.secrets.hash('page-sender', addressKey(address));
  const { rows } = await sql<{ requests: number }>`
    insert into leads.page_senders as stored (sender, since, requests) values (${sender}, now(), 1)
    on conflict (sender) do update set
      since = case when stored.since <= now() - ${PAGE_SENDER_SPAN}::interval then now() else stored.since end,
      requests = case when stored.since <= now() - ${PAGE_SENDER_SPAN}::interval then 1
        else least(stored.requests, ${PAGE_REQUESTS_LIMIT}) + 1 end
    returning stored.requests`.execute(app.database.acrossClients());
  return (rows[0]?.requests ?? 0) <= PAGE_REQUESTS_LIMIT;
}
