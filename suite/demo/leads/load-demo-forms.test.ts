import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demoClients } from '../demo-people.ts';
import { loadDemo } from '../load-demo.ts';
import { demoTestApp } from '../testing/demo-test-app.ts';
import { demoLeads } from './demo-leads.ts';

const suite = await demoTestApp();

test('the demo brand has three forms, one with texts on their way, and requests that were routed to its stores and acted on there [FORM-05] [LEAD-04] [LEAD-13]', async () => {
  await loadDemo(suite.app);
  const db = suite.app.database.acrossClients();
  const forms = await sql<{ missing_texts: number }>`
    select missing_texts from leads.forms where client_id = ${demoClients[0]?.id} order by id`.execute(
    db,
  );
  expect(forms.rows.map((row) => row.missing_texts > 0)).toEqual([false, false, true]);
  const { rows } = await sql<{ leads: number; located: number; notified: number; oldest: number }>`
    select count(*)::int as leads, count(location_id)::int as located,
      count(*) filter (where jsonb_array_length(subscribers) > 0)::int as notified,
      extract(day from now() - min(created_at))::int as oldest
    from leads.leads where metadata ->> 'widgetVersion' is not null`.execute(db);
  expect(rows[0]).toMatchObject({ leads: demoLeads.length, notified: demoLeads.length });
  expect(rows[0]?.located).toBeGreaterThan(30);
  expect(rows[0]?.oldest).toBeGreaterThan(60);
  const became = await sql<Record<string, number>>`
    select count(*) filter (where status = 'new')::int as open,
      count(*) filter (where status = 'accepted')::int as accepted,
      count(*) filter (where status = 'converted' and price > 0)::int as sold,
      count(*) filter (where closed_by ->> 'kind' = 'consumer')::int as "byConsumer",
      count(*) filter (where lost_reason = 'idle')::int as idle,
      count(*) filter (where keeps > 0)::int as extended,
      count(*) filter (where rejected <> '[]')::int as rejected,
      count(*) filter (where closes_at <= now())::int as overdue,
      count(*) filter (where status <> 'new' and not exists (
        select from leads.lead_history where lead_id = lead.id and kind = 'status'))::int as unrecorded
    from leads.leads as lead where created_at > now() - interval '92 days'`.execute(db);
  const { overdue, unrecorded, ...stories } = became.rows[0] ?? {};
  expect([overdue, unrecorded]).toEqual([0, 0]);
  for (const [story, count] of Object.entries(stories)) expect(count, story).toBeGreaterThan(0);
});

test('the history of each lead is in the order of its times [LEAD-08]', async () => {
  const { rows } = await sql<{ lines: number; misplaced: number }>`
    select count(*)::int as lines, count(*) filter (where at < before)::int as misplaced
    from (select at, lag(at) over (partition by lead_id order by id) as before
      from leads.lead_history) as line`.execute(suite.app.database.acrossClients());
  expect(rows[0]?.lines).toBeGreaterThan(demoLeads.length);
  expect(rows[0]?.misplaced).toBe(0);
});

test('requests for a product with a code on it began with a scan of that, minutes before, which their event names [LEAD-14]', async () => {
  const { rows } = await sql<{ same: boolean; soon: boolean; notified: boolean }>`
    select touchpoint.sku = any (lead.skus) as same,
      lead.created_at - visit.at between interval '0' and interval '10 minutes' as soon,
      exists (select from platform.events as event
        where event.type = 'lead.created' and event.payload ->> 'visitId' = visit.id::text) as notified
    from leads.leads as lead
    left join touchpoints.visits as visit
      on visit.client_id = lead.client_id and visit.id::text = lead.visit_id
    left join touchpoints.touchpoints as touchpoint
      on touchpoint.client_id = visit.client_id and touchpoint.id = visit.touchpoint_id
    where lead.visit_id is not null`.execute(suite.app.database.acrossClients());
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.every(({ same, soon, notified }) => same && soon && notified)).toBe(true);
});
