import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';

/** So many times before what came lately, each some weeks apart: two years and a little. */
const PAST_ROUNDS = 15;
const DAYS_APART = 47;

/**
 * What came and went before: the requests of the last weeks once more, by the same people and stores, longer ago. They were
 * brought along from what the brand had before, so nobody is told of them; with them the dashboards have years to tell of.
 */
export async function loadDemoPastLeads(
  app: App,
  { clientId }: { clientId: string },
): Promise<void> {
  const db = app.database.ofClient(clientId);
  await sql`
    with past as (
      select lead.*, came, round, chance, (chance * 7) % 1 as luck
      from leads.leads as lead
      cross join generate_series(1, ${PAST_ROUNDS}::int) as round
      cross join lateral (select
        lead.created_at - interval '92 days' - round * ${DAYS_APART} * interval '1 day' as came,
        (('x' || substr(md5(lead.submission_id::text || round), 1, 6))::bit(24)::int % 1000) / 1000.0 as chance
      ) as drawn
      -- Fewer as it is longer ago: the forms were on fewer pages.
      where lead.client_id = ${clientId} and chance > round * 0.03
    ),
    inserted as (
      insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, location_id, country, routing,
        firstname, lastname, email, phone, zip, city, identity_country, optin, wording, fields_values, skus, currency, tags,
        observers, subscribers, additional_data, metadata, estimated_price, price_source, created_at, updated_at, status,
        owner, accepted_at, converted_at, lost_at, lost_reason, price, closed_by)
      select client_id,
        (lpad(to_hex((extract(epoch from came) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
          || '8' || substr(md5(random()::text), 1, 15))::uuid,
        form_id, form_version, gen_random_uuid(), case when luck > 0.85 then 'page' else source end, location_id, country,
        routing, firstname, lastname, email, phone, zip, city, identity_country, optin, wording, fields_values, skus,
        currency, tags, observers, subscribers, additional_data, metadata,
        coalesce(estimated_price, 4900 + (luck * 30000)::int), coalesce(price_source, 'default'), came, came, status,
        case when status = 'converted' or luck < 0.5 then coalesce(subscribers -> 0, rejected -> 0) end,
        case when status = 'converted' or luck < 0.5 then came + luck * luck * interval '4 days' end,
        case when status = 'converted' then came + interval '2 days' + chance * interval '9 days' end,
        case when status = 'lost' then came + interval '7 days' end,
        case when status = 'lost' then
          case when luck < 0.5 then (array['tooExpensive', 'notAvailable', 'boughtElsewhere'])[1 + round % 3] else 'idle' end end,
        case when status = 'converted' then coalesce(estimated_price, 4900 + (luck * 30000)::int) end,
        '{"kind": "suite", "name": "", "email": null, "userId": null}'
      from (
        -- Who was answered soon has bought more often.
        select past.client_id, form_id, form_version, source, location_id, country, routing, firstname, lastname, email, phone,
          zip, city, identity_country, optin, wording, fields_values, skus, currency, tags, observers, subscribers, rejected,
          additional_data, metadata, estimated_price, price_source, came, round, chance, luck,
          case when luck < 0.75 - chance * 0.3 then 'converted' else 'lost' end as status
        from past
      ) as ended
      returning client_id, id, created_at, source, routing, status, accepted_at, converted_at, lost_at, lost_reason
    )
    insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail)
    select client_id, gen_random_uuid(), inserted.id, line.at, line.kind, line.by::jsonb, line.detail
    from inserted cross join lateral (values
      (created_at, 'created', '{"kind": "consumer", "name": ""}',
        jsonb_build_object('source', source, 'routing', routing)),
      (accepted_at, 'status', '{"kind": "suite", "name": ""}',
        jsonb_build_object('action', 'accept', 'from', 'new', 'to', 'accepted')),
      (coalesce(converted_at, lost_at), 'status', '{"kind": "suite", "name": ""}',
        jsonb_build_object('action', case status when 'converted' then 'convert' else 'lose' end,
          'from', case when accepted_at is null then 'new' else 'accepted' end, 'to', status, 'reason', lost_reason))
    ) as line (at, kind, by, detail)
    where line.at is not null`.execute(db);
}
