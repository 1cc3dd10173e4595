import { sql } from 'kysely';
import { AGE_BANDS, type getDashboardCall } from '#modules/profile-hub/contract/dashboard.ts';
import { GENDERS } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';

export interface ContactCount {
  kind: string;
  key: string;
  count: number;
}

/**
 * All figures of a brand's contacts in one snapshot. Arrivals are counted per UTC day; at the end of a month in the
 * brand's time zone, contacts between that time and the nearest UTC midnight are counted separately. Closed months keep
 * their stored figure.
 */
export async function readContactCounts(
  { db }: Pick<Context, 'db'>,
  { clientId, months }: { clientId: string; months: number },
): Promise<ContactCount[]> {
  const { rows } = await sql<ContactCount>`
    with kept as (
      select kind, key, sum(count) as count from (
        select kind, key, count from profile_hub.contact_counts where client_id = ${clientId}
        union all
        select kind, key, count from profile_hub.contact_count_changes where client_id = ${clientId}
      ) as every group by kind, key
    ),
    ends as (
      select to_char(month, 'YYYY-MM') as month, (month + interval '1 month') at time zone ${clientZone} as ends_at
      from generate_series(
        date_trunc('month', now() at time zone ${clientZone}) - make_interval(months => ${months}::integer - 1),
        date_trunc('month', now() at time zone ${clientZone}), interval '1 month') as month
    ),
    midnights as (
      select month, ends_at, date_trunc('day', ends_at + interval '12 hours', 'UTC') as midnight from ends
    )
    select kind, key, count::bigint from kept where kind <> 'day'
    union all
    select 'month', month, coalesce((
      select count from profile_hub.contact_month_ends as ended
      where ended.client_id = ${clientId} and ended.month = midnights.month and ends_at <= now()
    ), (
      coalesce((
        select sum(count) from kept
        where kind = 'day' and key collate "C" < to_char(midnight at time zone 'UTC', 'YYYY-MM-DD')), 0)
      + (select count(*) from profile_hub.contacts
         where client_id = ${clientId} and created_at >= midnight and created_at < ends_at)
      - (select count(*) from profile_hub.contacts
         where client_id = ${clientId} and created_at >= ends_at and created_at < midnight)
    ))::bigint from midnights
    order by 1, 2`.execute(db);
  return rows;
}

/** Beyond any real date, so that wrong dates still fall into the first or last band. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '2999-12-31';

export type Dashboard = CallOutput<typeof getDashboardCall>;

/** Dashboard of a brand, from counts maintained with each contact change: no contacts are read [PH-01]. */
export async function readDashboard(
  { db }: Pick<Context, 'db'>,
  { clientId, months, locale }: { clientId: string; months: number; locale: Locale },
): Promise<Dashboard> {
  const book = await readCriteriaIndex({ db }, clientId, locale);
  const storedByKind = Map.groupBy(
    await readContactCounts({ db }, { clientId, months }),
    ({ kind }) => kind,
  );
  const of = (kind: string) =>
    new Map(storedByKind.get(kind)?.map(({ key, count }) => [key, count]));
  const one = (kind: string) => of(kind).get('') ?? 0;
  const total = one('total');
  const figure = (count: number) => ({ count, share: total > 0 ? count / total : 0 });
  const given = of('given');
  const agreed = (purpose: number | undefined) => figure(given.get(String(purpose)) ?? 0);
  const genders = of('gender');
  const monthes = [...of('month')].map(([month, count]) => ({ month, count }));
  const filled = total > 0 ? one('known') / total : 0;
  return {
    countedAt: new Date().toISOString(),
    totalProfiles: { count: total, monthes },
    optInProportion: {
      any: figure(one('consenting')),
      email: agreed(book.bySlug('optin_email')?.purpose),
      phone: agreed(book.bySlug('optin_phone')?.purpose),
      partners: agreed(book.bySlug('optin_partners')?.purpose),
      reachableByEmail: figure(one('reachable')),
    },
    optInCustom: book.active.flatMap(({ slug, kind, label, purpose }) =>
      kind === 'consent' && typeof label === 'object'
        ? [{ slug, label: label.words, ...agreed(purpose) }]
        : [],
    ),
    averageKnowledge: { share: filled / book.all.length, filled, criterias: book.all.length },
    genders: [...GENDERS, null].map((gender) => ({
      gender,
      ...figure(genders.get(gender ?? '') ?? 0),
    })),
    ages: ages(storedByKind.get('birth') ?? [], monthes.at(-1)?.month ?? '', figure),
    countries: (storedByKind.get('country') ?? [])
      .filter(({ count }) => count > 0)
      .map(({ key, count }) => ({ country: key === '' ? null : key, ...figure(count) }))
      // Unknown countries come last.
      .sort((a, b) => Number(b.country !== null) - Number(a.country !== null) || b.count - a.count),
  };
}

function ages(
  births: readonly ContactCount[],
  present: string,
  figure: (count: number) => { count: number; share: number },
): Dashboard['ages'] {
  const { bands, bandOf } = ageBands(present);
  const counts = new Map(bands.map((band) => [band, 0]));
  let unknown = 0;
  for (const { key, count } of births) {
    if (key === '') {
      unknown += count;
      continue;
    }
    const band = bandOf(key);
    counts.set(band, (counts.get(band) ?? 0) + count);
  }
  return [
    ...[...counts].map(([band, count]) => ({ band, ...figure(count) })),
    { band: null, ...figure(unknown) },
  ];
}

interface AgeBand {
  from: number;
  to: number | null;
  born: [first: string, last: string];
}

/** The age band of each birth month, and the birth dates that a band covers. */
export function ageBands(now: string): { bands: AgeBand[]; bandOf: (birth: string) => AgeBand } {
  const present = monthNumber(now);
  const bands = AGE_BANDS.map(({ from, to }): AgeBand => {
    const oldest = to === null ? FIRST_DAY : firstDay(present - 12 * (to + 1) + 1);
    const youngest = from === 0 ? LAST_DAY : lastDay(present - 12 * from);
    return { from, to, born: [oldest, youngest] };
  });
  return {
    bands,
    bandOf: (birth) => {
      const years = Math.floor((present - monthNumber(birth)) / 12);
      const band = bands.findLast(({ from }) => years >= from) ?? bands[0];
      if (!band) throw new Error('there is always a band');
      return band;
    },
  };
}

/** Months since year 0 of a month such as 2026-11. */
function monthNumber(month: string): number {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return year * 12 + of - 1;
}

function firstDay(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
}

function lastDay(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);
}
