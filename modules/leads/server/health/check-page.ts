import { sql } from 'kysely';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { formPageBroken, formPageMended } from '#modules/leads/contract/forms/form-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { LeadsTables } from '../tables.ts';
import { inspectPage } from './inspect-page.ts';
import { notifyPageStatus } from './notify-page-status.ts';

const CHECKS_KEPT = 30;

/** Checks the page of a form, stores the result, and notifies when it breaks or works again [FORM-09]. */
export async function checkPage(app: App, form: Form, signal?: AbortSignal): Promise<void> {
  const { clientId, id: formId } = form;
  const url = form.settings.lpeUrl;
  if (!url) return;
  // Fetches the page outside the transaction, so that no transaction waits for an external server.
  const found = await inspectPage({ app }, { url, formId, ...(signal && { signal }) });
  const bound: Db<LeadsTables> = app.database.ofClient<LeadsTables>(clientId);
  await bound.transaction().execute(async (db) => {
    // Serializes concurrent checks, so that the second sees the result of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`page-check ${formId}`}, 0))`.execute(
      db,
    );
    const last = await db
      .selectFrom('leads.page_checks')
      .select(['outcome', 'url', 'is_broken'])
      .where('client_id', '=', clientId)
      .where('form_id', '=', formId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const before = last?.url === url ? last : undefined;
    // One failed request may be temporary; only a second failure in a row counts as broken.
    const isBroken =
      found.outcome !== 'ok' &&
      (found.outcome !== 'error' || (before !== undefined && before.outcome !== 'ok'));
    await db
      .insertInto('leads.page_checks')
      .values({
        client_id: clientId,
        id: uuidV7(),
        form_id: formId,
        url,
        ...found,
        is_broken: isBroken,
      })
      .execute();
    await forgetOld(db, { clientId, formId });
    const wasBroken = before?.is_broken ?? false;
    if (isBroken === wasBroken) return;
    await notifyPageStatus({ db, app }, { form, isBroken, outcome: found.outcome });
    if (isBroken)
      await app.events.publish(db, formPageBroken, {
        clientId,
        payload: { formId, url, outcome: found.outcome },
      });
    else await app.events.publish(db, formPageMended, { clientId, payload: { formId, url } });
  });
}

async function forgetOld(
  db: Db<LeadsTables>,
  { clientId, formId }: { clientId: string; formId: string },
): Promise<void> {
  await sql`
    delete from leads.page_checks
    where client_id = ${clientId} and form_id = ${formId} and id not in (
      select id from leads.page_checks where client_id = ${clientId} and form_id = ${formId}
      order by id desc limit ${CHECKS_KEPT})`.execute(db);
}
