import type pg from 'pg';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import type { App } from '#platform/server/app.ts';
import { indexesAside } from './indexes-aside.ts';
import { seedAdmin } from './seed-brand.ts';

/** A brand with many leads: three forms, 400 shops in eight countries, three hundred products, over two and a half years. */
export const RUSH = {
  id: '019a8000-0009-7000-8000-000000000002',
  brandId: 'rush',
  shops: 400,
} as const;

const SHOP = `lpad(to_hex(1 + n % ${RUSH.shops}), 32, '0')::uuid`;
const COUNTRY = `(array['FR', 'DE', 'NO', 'AT', 'CH', 'IT', 'ES', 'SE'])[1 + n % ${RUSH.shops} % 8]`;

/** Leads number `from` to `to`; every number makes the same lead. */
const INSERT_LEADS = `
  insert into leads.leads (client_id, id, form_id, form_version, submission_id, status, source, owner, location_id, country,
    routing, firstname, lastname, email, phone, city, optin, wording, fields_values, skus, price, estimated_price,
    price_source, currency, tags, subscribers, observers, additional_data, metadata, visit_id, created_at, accepted_at,
    converted_at, lost_at, lost_reason, closes_at, updated_at)
  select $1, lpad(to_hex(n), 32, '0')::uuid, ($2::uuid[])[1 + n % 3], 1, gen_random_uuid(), status,
    (array['widget', 'widget', 'page', 'api'])[1 + n / 7 % 4],
    case when status in ('accepted', 'converted')
      then jsonb_build_object('email', 'shop-' || n % ${RUSH.shops} || '@shops.example', 'name', 'Shop', 'userId', null, 'locale', 'fr') end,
    ${SHOP}, ${COUNTRY}, '{"placed": {"why": "chosen"}, "passedOver": [], "tags": [], "recipients": []}',
    'Prénom' || n % 5000, 'Nom' || n % 30000, 'person-' || n || '@mail.example',
    '+3319900' || lpad((n % 10000)::text, 4, '0'), 'Ville ' || n % 4000, '{"email": true}', '{}',
    jsonb_build_array(jsonb_build_object('slug', 'message', 'name', 'Message', 'type', 'longText', 'options', '[]'::jsonb,
      'multiple', false, 'value', 'Bonjour, est-ce que vous avez le modèle ' || n % 50 || ' en bleu ?')),
    array['SKU-' || n % 300], case when status = 'converted' then 1000 + n % 90000 end, 1000 + n % 90000, 'catalogue',
    (array['EUR', 'EUR', 'EUR', 'NOK'])[1 + n % 4],
    case n % 5 when 0 then '{Gastronomie}'::text[] when 1 then '{Fonte,Atelier}' else '{}' end,
    '[]', '[]', '{}', '{"locale": "fr"}', case when n % 6 = 0 then 'visit-' || n end, came,
    case when status in ('accepted', 'converted') then came + (n * 13::bigint % 9000) * interval '1 minute' end,
    case when status = 'converted' then came + (n * 17::bigint % 40000 + 9000) * interval '1 minute' end,
    case when status = 'lost' then came + interval '7 days' end,
    case when status = 'lost' then (array['idle', 'tooExpensive', 'noAnswer'])[1 + n % 3] end,
    case when status in ('new', 'accepted') then came + interval '21 days' end, came
  from (
    select n, now() - (n * 7919::bigint % 78840000) * interval '1 second' as came,
      case when n * 7919::bigint % 78840000 < 604800 and n % 2 = 0 then 'new'
        when n % 20 < 11 then 'converted' when n % 20 < 13 then 'accepted' else 'lost' end as status
    from generate_series($3::int, $4::int) as n
  ) as lead`;

/** Indexes that only the lead list uses; building each over a million rows takes minutes. */
const OF_LIST = [
  ...[
    'search',
    'standing',
    'by_creation',
    'by_place',
    'by_location',
    'by_country',
    'by_owner',
    'by_name',
  ],
  ...['by_value', 'by_change'],
].map((index) => `leads_${index}`);

export async function fillLeads(
  { pool, app }: { pool: pg.Pool; app: App },
  count: number,
  {
    back = (index) => !OF_LIST.includes(index),
    isNotified = true,
  }: {
    /** Selects the indexes to rebuild after filling. */
    back?: (index: string) => boolean;
    /** Whether triggers fire for the inserted leads, as for real changes. */
    isNotified?: boolean;
  } = {},
): Promise<{ formIds: string[] }> {
  const db = await pool.connect();
  try {
    await db.query('set synchronous_commit = off');
    await db.query(
      'insert into directory.clients (id, identifier, brand_id, name, time_zone) values ($1, $2, $2, $2, $3)',
      [RUSH.id, RUSH.brandId, 'Europe/Paris'],
    );
    await db.query(
      `insert into directory.client_modules (client_id, module, product) values ($1, 'platform', 'v2')`,
      [RUSH.id],
    );
    await db.query(
      `insert into directory.locations (client_id, id, code, name, postal_code, city, country, latitude, longitude)
       select $1, lpad(to_hex(n), 32, '0')::uuid, 'S' || n, 'Shop ' || n, '75001', 'Ville ' || n, 'FR', 48.8, 2.3
       from generate_series(1, ${RUSH.shops}) as n`,
      [RUSH.id],
    );
    const formIds: string[] = [];
    for (let made = 0; made < 3; made += 1) formIds.push((await brandForm(app, RUSH.id)).id);
    if (!isNotified) await db.query('set session_replication_role = replica');
    await indexesAside(db, { table: 'leads.leads', back }, async () => {
      await db.query(INSERT_LEADS, [RUSH.id, formIds, 1, count]);
    });
    await db.query('set session_replication_role = default');
    await db.query('vacuum analyze leads.leads');
    return { formIds };
  } finally {
    db.release();
  }
}

export const seedRushAdmin = (pool: pg.Pool) => seedAdmin(pool, RUSH.id);
