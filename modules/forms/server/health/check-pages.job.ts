import { sql } from 'kysely';
import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { readForm } from '../forms/read-form.ts';
import type { FormsTables } from '../tables.ts';
import { checkPage } from './check-page.ts';

/** Checks one page. A negative result is not a failure; only an aborted worker causes a retry. */
export const checkFormPage = defineJob({
  name: 'leads.check-form-page',
  input: z.object({ formId: uuid, clientId: uuid }),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 4,
  ofOneGroup: 2,
  expireSeconds: 120,
  async handle({ input: { clientId, formId }, app, signal }) {
    const db = app.database.ofClient<FormsTables>(clientId);
    const form = await readForm({ db }, { clientId, id: formId });
    if (form.informations.active && form.settings.healthCheckFrequency !== 'off')
      await checkPage({ app }, form, signal);
  },
});

/** Scheduled: enqueues the forms whose page check is due, by their configured frequency [FORM-09]. */
export const checkPagesJob = defineJob({
  name: 'leads.check-form-pages',
  input: z.object({}),
  cron: { expression: '*/10 * * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    const { rows } = await sql<{ clientId: string; formId: string }>`
      select form.client_id as "clientId", form.id as "formId"
      from leads.forms as form
      left join lateral (
        select page_check.at, page_check.is_broken, page_check.outcome from leads.page_checks as page_check
        where page_check.client_id = form.client_id and page_check.form_id = form.id
        order by page_check.id desc limit 1) as last on true
      where form.active and form.settings ->> 'lpeUrl' <> ''
        and form.settings ->> 'healthCheckFrequency' <> 'off'
        and (last.at is null or last.at <= now() - case
          -- An error that was met once is looked at again soon: only then is it told.
          when last.outcome = 'error' and not last.is_broken then interval '5 minutes'
          when form.settings ->> 'healthCheckFrequency' = 'hourly' then interval '55 minutes'
          when form.settings ->> 'healthCheckFrequency' = 'sixHours' then interval '355 minutes'
          else interval '1435 minutes' end)`.execute(db);
    for (const { clientId, formId } of rows)
      await app.jobs.enqueue(
        db,
        checkFormPage,
        { clientId, formId },
        { clientId, uniqueKey: formId },
      );
  },
});
