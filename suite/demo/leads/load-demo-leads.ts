import { sql } from 'kysely';
import { leadSubmissionSchema } from '#modules/forms/contract/intake/lead-submission.ts';
import type { StoredForm } from '#modules/forms/server/forms/read-form.ts';
import { receiveLead } from '#modules/forms/server/intake/receive-lead.ts';
import type { FormsTables } from '#modules/forms/server/tables.ts';
import { countLeads } from '#modules/leads/server/conversion/count-leads.ts';
import type { TouchpointsTables } from '#modules/touchpoints/server/tables.ts';
import { countVisits } from '#modules/touchpoints/server/visits/count-visits.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { type DemoLead, demoLeads, settleDemoLead } from './demo-leads.ts';
import { idOfTime, joinDemoLeads } from './join-demo-leads.ts';

/** Number of copies of the recent leads, `DAYS_PER_ROUND` days apart: about two years of history. */
const PAST_ROUNDS = 15;
const DAYS_PER_ROUND = 45;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Sends the demo leads of the first brand through the normal intake. */
export async function loadDemoLeads(
  app: App,
  { clientId, formIds }: { clientId: string; formIds: readonly string[] },
): Promise<void> {
  const rows = await app.database
    .ofClient<FormsTables>(clientId)
    .selectFrom('leads.forms')
    .selectAll()
    .where('client_id', '=', clientId)
    .execute();
  const forms = formIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const codes = await readProductCodes(app, clientId);
  const now = new Date();
  const ids: string[] = [];
  for (const lead of demoLeads) {
    const form = forms[lead.form];
    const sentAt = new Date(now.getTime() - lead.hoursAgo * HOUR_MS);
    const visitId = await scanBeforeLead(app, codes, { clientId, lead, sentAt });
    ids.push(form ? await submitDemoLead(app, form, lead, { sentAt, visitId }) : '');
  }
  // All leads are created before any action, so that listeners receive each in order.
  for (const [nth, { end }] of demoLeads.entries()) {
    const id = ids[nth];
    if (id) await settleDemoLead({ app }, { clientId, id, nth, end }, now);
  }
  await loadDemoPastLeads(app, { clientId });
  await joinDemoLeads(app, { clientId });
  // Counts now, so that the conversion page has figures before the scheduled job runs.
  await countLeads({ db: app.database.ofClient(clientId) }, clientId);
}

async function submitDemoLead(
  app: App,
  form: StoredForm,
  lead: DemoLead,
  { sentAt, visitId }: { sentAt: Date; visitId: string | undefined },
): Promise<string> {
  const { id } = await receiveLead(
    { app },
    form,
    leadSubmissionSchema.parse({
      submissionId: uuidV7(),
      locale: lead.locale,
      answers: lead.answers,
      locationId: lead.locationId,
      visitId,
      landedAt: new Date(sentAt.getTime() - 4 * MINUTE_MS).toISOString(),
      url: 'https://maison-aubrac.example/devis',
      widgetVersion: '1.0.0',
    }),
    {
      source: 'widget',
      asksCaptcha: false,
      address: '198.51.100.7',
      userAgent: 'Mozilla/5.0',
      locale: lead.locale,
      sentAt,
    },
  );
  return id;
}

interface ProductCode {
  touchpointId: string;
  suffix: string;
  since: Date | null;
}

/** The short URLs of the brand's products, by sku. */
async function readProductCodes(
  app: App,
  clientId: string,
): Promise<ReadonlyMap<string, ProductCode>> {
  const rows = await app.database
    .ofClient<TouchpointsTables>(clientId)
    .selectFrom('touchpoints.touchpoints')
    .select(['id as touchpointId', 'suffix', 'sku', 'starts_at as since'])
    .where('client_id', '=', clientId)
    .where('type', '=', 'product')
    .execute();
  return new Map(rows.flatMap((row) => (row.sku ? [[row.sku, row] as const] : [])));
}

/** A lead about a product with a code follows a scan some minutes before, which counts like any other visit. */
async function scanBeforeLead(
  app: App,
  codes: ReadonlyMap<string, ProductCode>,
  { clientId, lead, sentAt }: { clientId: string; lead: DemoLead; sentAt: Date },
): Promise<string | undefined> {
  const [sku = ''] = [lead.answers.product ?? ''].flat().map(String);
  const code = codes.get(sku);
  const at = new Date(sentAt.getTime() - 5 * MINUTE_MS);
  if (!code || (code.since && at < code.since)) return undefined;
  const { touchpointId, suffix } = code;
  const id = uuidV7(at.getTime());
  await countVisits({ app }, [
    { id, at, clientId, touchpointId, sku, suffix, kind: 'scan', country: 'FR', device: 'iphone' },
  ]);
  return id;
}

/**
 * Older leads: copies of the recent ones with earlier dates, so that the dashboards cover years. They count as migrated
 * from an earlier system, so no recipient is notified.
 */
async function loadDemoPastLeads(app: App, { clientId }: { clientId: string }): Promise<void> {
  const db = app.database.ofClient(clientId);
  await sql`
    with past as (
      select lead.*, round, came,
        -- A faster answer makes a sale more likely.
        case when is_answered and bought < 0.8 - 0.5 * patience then 'converted' else 'lost' end as became,
        case when is_answered then came + patience ^ 3 * interval '6 days' end as answered
      from leads.leads as lead
      cross join generate_series(1, ${PAST_ROUNDS}::int) as round
      cross join lateral (select md5(lead.submission_id::text || round) as hash) as hashed
      cross join lateral (select
        lead.created_at - round * ${DAYS_PER_ROUND} * interval '1 day' - interval '20 days' as came,
        ${randomFraction(1)} as kept, ${randomFraction(7)} < 0.84 as is_answered, ${randomFraction(13)} as bought, ${randomFraction(19)} as patience
      ) as random_values
      -- Older rounds have fewer leads.
      where lead.client_id = ${clientId} and kept > round * 0.04
    ),
    inserted as (
      insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, location_id, country, routing,
        firstname, lastname, email, phone, zip, city, identity_country, optin, wording, fields_values, skus, currency, tags,
        observers, subscribers, additional_data, metadata, estimated_price, price_source, created_at, updated_at, status,
        owner, accepted_at, converted_at, lost_at, lost_reason, price, closed_by)
      select client_id,
        ${idOfTime('came')},
        form_id, form_version, gen_random_uuid(), case when round % 5 = 0 then 'page' else source end, location_id, country,
        routing, firstname, lastname, email, phone, zip, city, identity_country, optin, wording, fields_values, skus,
        currency, tags, observers, subscribers, additional_data, metadata || '{"widgetVersion": null, "url": null}',
        coalesce(estimated_price, 4900 + round * 1700), coalesce(price_source, 'default'), came, came, became,
        case when answered is not null then coalesce(subscribers -> 0, rejected -> 0) end, answered,
        case when became = 'converted' then answered + interval '5 days' + round % 4 * interval '20 hours' end,
        case when became = 'lost' then coalesce(answered + interval '9 days', came + interval '7 days') end,
        case when became = 'lost' then case when answered is null then 'idle'
          else (array['tooExpensive', 'notAvailable', 'boughtElsewhere'])[1 + round % 3] end end,
        case when became = 'converted' then coalesce(estimated_price, 4900 + round * 1700) end,
        '{"kind": "suite", "name": "", "email": null, "userId": null}'
      from past
      returning client_id, id, created_at, source, routing, status, accepted_at, converted_at, lost_at, lost_reason
    )
    insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail)
    select client_id, ${idOfTime('line.at', 'line.place')}, inserted.id, line.at, line.kind, line.by::jsonb, line.detail
    from inserted cross join lateral (values
      (1, created_at, 'created', '{"kind": "consumer", "name": ""}',
        jsonb_build_object('source', source, 'routing', routing)),
      (2, accepted_at, 'status', '{"kind": "suite", "name": ""}',
        jsonb_build_object('action', 'accept', 'from', 'new', 'to', 'accepted')),
      (3, coalesce(converted_at, lost_at), 'status', '{"kind": "suite", "name": ""}',
        jsonb_build_object('action', case status when 'converted' then 'convert' else 'lose' end,
          'from', case when accepted_at is null then 'new' else 'accepted' end, 'to', status, 'reason', lost_reason))
    ) as line (place, at, kind, by, detail)
    where line.at is not null`.execute(db);
}

/** Pseudo-random fraction from the hash of lead and round, the same on every run. */
function randomFraction(from: number) {
  return sql.raw(`(('x' || substr(hash, ${from}, 6))::bit(24)::int / 16777216.0)`);
}
