import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { SIEGLINDE } from '../contacts/demo-famous-contacts.ts';
import { updateStatistics } from '../update-statistics.ts';

/** Days after which an unanswered request is lost, or an accepted one without a sale. */
const IDLE_DAYS = 7;
const UNSOLD_DAYS = 21;

/**
 * Connects older leads with journeys of contacts: every older lead belongs to a contact and its journey, and every request of
 * a journey is a lead.
 */
export async function joinDemoLeads(app: App, { clientId }: { clientId: string }): Promise<void> {
  await app.database
    .ofClient(clientId)
    .transaction()
    .execute(async (db) => {
      await updateStatistics(db, [
        'leads.leads',
        'leads.lead_history',
        'profile_hub.lead_contacts',
      ]);
      await givePastLeadsToContacts(db, clientId);
      await endOldRequests(db, clientId);
      await createLeadsOfJourneys(db, clientId);
      await nameLeadsByTheirContacts(db, clientId);
      await decideByOwners(db, clientId);
      await sql`
        update profile_hub.contacts as contact set last_activity_at = latest.at
        from (
          select contact_id, max(at) as at from profile_hub.stations where client_id = ${clientId} group by contact_id
        ) as latest
        where contact.client_id = ${clientId} and contact.id = latest.contact_id
          and contact.last_activity_at < latest.at`.execute(db);
    });
}

/** The stations of a lead, in the format of Profile Hub's listeners. */
const STATIONS_OF_LEAD = sql`
  (values
    ('lead', lead.created_at, null::bigint,
      jsonb_strip_nulls(jsonb_build_object('product', product.names ->> 'fr', 'shop', location.name, 'form', (
        select form.name from leads.forms as form where form.client_id = lead.client_id and form.id = lead.form_id)))),
    ('accepted', lead.accepted_at, null, jsonb_strip_nulls(jsonb_build_object('by', lead.owner ->> 'name'))),
    ('sale', lead.converted_at, lead.price, '{}'),
    ('lost', lead.lost_at, null, jsonb_build_object('reason', lead.lost_reason))
  )`;

/**
 * Copies of recent leads have the same few names, so each is assigned to another contact of the town who consented to mails,
 * except for the contact of the screenshots, who has journeys of her own.
 */
async function givePastLeadsToContacts(db: Db, clientId: string): Promise<void> {
  await sql`
    with people as (
      select id, firstname, lastname, email, phone, zip, city, country,
        row_number() over (partition by country, city order by md5(id)) - 1 as turn,
        count(*) over (partition by country, city) as many
      from profile_hub.contacts
      where client_id = ${clientId} and email <> ${SIEGLINDE} and firstname is not null and 1 = any (given)
    ),
    past as (
      select lead.id, own.country, own.city,
        row_number() over (partition by own.country, own.city order by lead.id) - 1 as turn
      from leads.leads as lead
      join profile_hub.contacts as own on own.client_id = lead.client_id and own.email = lead.email
      where lead.client_id = ${clientId} and lead.metadata ->> 'url' is null
    ),
    lead as (
      update leads.leads as changed
      set firstname = person.firstname, lastname = person.lastname, email = person.email,
        phone = case when changed.phone is not null then person.phone end,
        zip = coalesce(person.zip, changed.zip), city = person.city, identity_country = person.country
      from past
      join people as person
        on person.country = past.country and person.city is not distinct from past.city and person.turn = past.turn % person.many
      where changed.client_id = ${clientId} and changed.id = past.id
      returning changed.*, person.id as contact_id
    ),
    joined as (
      insert into profile_hub.lead_contacts (client_id, lead_id, contact_id)
      select client_id, id, contact_id from lead
    )
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, journey_id, ref, sku, amount, currency, detail)
    select lead.client_id, gen_random_uuid(), lead.contact_id, station.kind, station.at, lead.id, lead.id, lead.skus[1],
      station.amount, case station.kind when 'sale' then lead.currency end, station.detail
    from lead
    left join directory.products as product
      on product.client_id = lead.client_id and product.sku = lead.skus[1]
    left join directory.locations as location
      on location.client_id = lead.client_id and location.id = lead.location_id
    cross join lateral ${STATIONS_OF_LEAD} as station (kind, at, amount, detail)
    where station.at is not null`.execute(db);
}

/** Old requests have ended; unanswered ones of this week are left out. */
async function endOldRequests(db: Db, clientId: string): Promise<void> {
  const open = sql`
    select journey_id, contact_id, sku, max(at) filter (where kind = 'lead') as sent,
      max(at) filter (where kind = 'accepted') as accepted
    from profile_hub.stations
    where client_id = ${clientId} and journey_id like 'demo-%'
    group by journey_id, contact_id, sku
    having not bool_or(kind in ('sale', 'lost')) and bool_or(kind = 'lead')`;
  await sql`
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, journey_id, ref, sku, detail)
    select ${clientId}, gen_random_uuid(), contact_id, 'lost',
      coalesce(accepted + make_interval(days => ${UNSOLD_DAYS}), sent + make_interval(days => ${IDLE_DAYS})), journey_id,
      journey_id || '-lost', sku,
      jsonb_build_object('reason', case when accepted is null then 'idle' else 'boughtElsewhere' end)
    from (${open}) as journey
    where coalesce(accepted + make_interval(days => ${UNSOLD_DAYS}), sent + make_interval(days => ${IDLE_DAYS})) < now()`.execute(
    db,
  );
  await sql`
    delete from profile_hub.stations as station using (${open}) as journey
    where station.client_id = ${clientId} and station.journey_id = journey.journey_id and station.kind = 'lead'
      and journey.accepted is null`.execute(db);
}

/** Settings, store and texts are those of a similar older lead. */
async function createLeadsOfJourneys(db: Db, clientId: string): Promise<void> {
  await sql`
    with journey as (
      select journey_id, contact_id, sku, max(amount) as amount, max(detail ->> 'shop') as shop,
        max(detail ->> 'reason') as reason, max(at) filter (where kind = 'lead') as sent,
        max(at) filter (where kind = 'accepted') as accepted, max(at) filter (where kind = 'sale') as sold,
        max(at) filter (where kind = 'lost') as lost
      from profile_hub.stations
      where client_id = ${clientId} and journey_id like 'demo-%'
      group by journey_id, contact_id, sku
      having bool_or(kind = 'lead')
    ),
    told as (
      select journey.*, contact.firstname, contact.lastname, contact.email, contact.phone, contact.zip, contact.city,
        contact.country as lives_in, similar_lead.*,
        coalesce(journey.amount, (select product.price from directory.products as product
          where product.client_id = ${clientId} and product.sku = journey.sku)) as worth,
        (lpad(to_hex((extract(epoch from journey.sent) * 1000)::bigint), 12, '0') || '7'
          || substr(md5(journey.journey_id), 1, 3) || '8' || substr(md5(journey.journey_id), 4, 15))::uuid as id
      from journey
      join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = journey.contact_id
      cross join lateral (
        select lead.form_id, lead.form_version, lead.location_id, lead.country, lead.routing, lead.optin, lead.wording,
          lead.currency, lead.tags, lead.subscribers, lead.observers, lead.additional_data, lead.metadata,
          location.name as shop_name,
          (select jsonb_agg(case when field ->> 'slug' = 'product'
              then field || jsonb_build_object('value', jsonb_build_array(journey.sku)) else field end)
            from jsonb_array_elements(lead.fields_values) as field) as fields_values
        from leads.leads as lead
        join directory.locations as location
          on location.client_id = lead.client_id and location.id = lead.location_id
        where lead.client_id = ${clientId} and lead.metadata ->> 'url' is null and cardinality(lead.skus) > 0
          and jsonb_array_length(lead.subscribers) > 0
        order by location.name = journey.shop desc, lead.country = contact.country desc, md5(lead.id || journey.journey_id)
        limit 1
      ) as similar_lead
    ),
    lead as (
      insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, location_id, country, routing,
        firstname, lastname, email, phone, zip, city, identity_country, optin, wording, fields_values, skus, currency, tags,
        observers, subscribers, additional_data, metadata, estimated_price, price_source, created_at, updated_at, status,
        owner, accepted_at, converted_at, lost_at, lost_reason, price, closed_by, closes_at)
      select ${clientId}, told.id, form_id, form_version, gen_random_uuid(), 'widget', location_id, told.country, routing,
        firstname, lastname, email, phone, zip, city, lives_in, optin, wording, fields_values, array[sku], currency, tags,
        observers, subscribers, additional_data, metadata, worth, 'catalogue', sent,
        coalesce(sold, lost, accepted, sent),
        case when sold is not null then 'converted' when lost is not null then 'lost' else 'accepted' end,
        case when accepted is not null then subscribers -> 0 end, accepted, sold, lost, reason,
        case when sold is not null then worth end,
        case when coalesce(sold, lost) is not null
          then '{"kind": "suite", "name": "", "email": null, "userId": null}'::jsonb end,
        case when coalesce(sold, lost) is null then accepted + make_interval(days => ${UNSOLD_DAYS}) end
      from told
      returning client_id, id, created_at, source, routing, status, accepted_at, converted_at, lost_at, lost_reason
    ),
    history as (
      insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail)
      select client_id, ${idOfTime('line.at', 'line.place')}, lead.id, line.at, line.kind, line.by::jsonb, line.detail
      from lead cross join lateral (values
        (1, created_at, 'created', '{"kind": "consumer", "name": ""}',
          jsonb_build_object('source', source, 'routing', routing)),
        (2, accepted_at, 'status', '{"kind": "suite", "name": ""}',
          jsonb_build_object('action', 'accept', 'from', 'new', 'to', 'accepted')),
        (3, coalesce(converted_at, lost_at), 'status', '{"kind": "suite", "name": ""}',
          jsonb_build_object('action', case status when 'converted' then 'convert' else 'lose' end,
            'from', case when accepted_at is null then 'new' else 'accepted' end, 'to', status, 'reason', lost_reason))
      ) as line (place, at, kind, by, detail)
      where line.at is not null
    ),
    joined as (
      insert into profile_hub.lead_contacts (client_id, lead_id, contact_id)
      select ${clientId}, id, contact_id from told
    )
    update profile_hub.stations as station
    set journey_id = told.id,
      currency = case station.kind when 'sale' then told.currency end,
      ref = case when station.kind in ('landing', 'lead', 'accepted', 'sale', 'lost') then told.id::text else station.ref end,
      detail = station.detail
        || case when station.detail ? 'shop' then jsonb_build_object('shop', told.shop_name) else '{}' end
        || case when station.kind = 'accepted' then jsonb_build_object('by', told.shop_name) else '{}' end
        || case when station.kind = 'lead' then jsonb_build_object('form', (
          select form.name from leads.forms as form where form.client_id = ${clientId} and form.id = told.form_id))
          else '{}' end
    from told
    where station.client_id = ${clientId} and station.journey_id = told.journey_id
      and station.contact_id = told.contact_id`.execute(db);
}

/** An id as the suite makes it: ids are in the order of their times, then of their places. */
export function idOfTime(column: string, place = '0') {
  return sql.raw(`(lpad(to_hex((extract(epoch from ${column}) * 1000)::bigint), 12, '0') || '7'
    || lpad(to_hex(${place}), 3, '0') || '8' || substr(md5(random()::text), 1, 15))::uuid`);
}

/** The answers of an older lead were those of the lead that it copies; they name its own contact now. */
async function nameLeadsByTheirContacts(db: Db, clientId: string): Promise<void> {
  await sql`
    update leads.leads as lead set fields_values = own.fields_values
    from (
      select lead.id, jsonb_agg(
        case when person.identity ? (field ->> 'slug')
          then field || jsonb_build_object('value', person.identity -> (field ->> 'slug')) else field end
        order by answer.place) as fields_values
      from leads.leads as lead
      cross join lateral (select jsonb_build_object('firstname', firstname, 'lastname', lastname, 'email', email,
        'phone', phone, 'zip', zip) as identity) as person
      cross join lateral jsonb_array_elements(lead.fields_values) with ordinality as answer (field, place)
      where lead.client_id = ${clientId} and lead.metadata ->> 'url' is null
      group by lead.id
    ) as own
    where lead.client_id = ${clientId} and lead.id = own.id`.execute(db);
}

/** The owner of a lead accepts and ends it; only what nobody answered is ended by the suite. */
async function decideByOwners(db: Db, clientId: string): Promise<void> {
  const owner = sql`jsonb_build_object('kind', 'recipient', 'name', lead.owner ->> 'name',
    'email', lead.owner ->> 'email', 'userId', null)`;
  await sql`
    with decided as (
      update leads.lead_history as line set by = ${owner}
      from leads.leads as lead
      where lead.client_id = ${clientId} and lead.owner is not null and lead.metadata ->> 'url' is null
        and line.client_id = lead.client_id and line.lead_id = lead.id and line.kind = 'status'
        and line.by ->> 'kind' = 'suite'
    )
    update leads.leads as lead set closed_by = ${owner}
    where lead.client_id = ${clientId} and lead.owner is not null and lead.metadata ->> 'url' is null
      and lead.closed_by is not null`.execute(db);
}
