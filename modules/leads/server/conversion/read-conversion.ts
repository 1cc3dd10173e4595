import { type RawBuilder, sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import {
  CONVERSION_MONTHS,
  type ComparedMonths,
  type Conversion,
  type ConversionFilters,
  type Measure,
} from '#modules/leads/contract/conversion/conversion.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { readFormSummaries } from '../forms/read-form.ts';
import type { Context } from '../tables.ts';
import {
  figureRows,
  OUTCOME_NAMES,
  type Outcome,
  timeRows,
  type WhichFigures,
} from './figure-rows.ts';
import { exactMedians, SHOWN_ENDS, shownClass, type TimesToRank } from './medians.ts';

export interface ConversionQuestion {
  clientId: string;
  filters: ConversionFilters;
  isBound: boolean;
  at: Date;
  /** The twelve months before by default. */
  compare?: ComparedMonths;
}

/** First day of the current, incomplete month, and of the month a given number before it. */
export function monthsBack(at: Date, months: number): RawBuilder<unknown> {
  return sql`(date_trunc('month', ${at}::timestamptz at time zone ${clientZone}) - make_interval(months => ${months}::int))::date`;
}

const SUMS = sql.raw(
  OUTCOME_NAMES.flatMap((name) => [
    `coalesce(sum(${name}), 0)::bigint as ${name}`,
    `coalesce(sum(${name}_value), 0)::bigint as ${name}_value`,
  ]).join(', '),
);
type Sums = Record<Outcome | `${Outcome}_value`, number>;

/** The dashboard reads counts that are maintained as leads change; for a whole brand no lead is read [CONV-01]. */
export async function readConversion(
  { db, app }: Context,
  { clientId, filters, isBound, at, compare = CONVERSION_MONTHS }: ConversionQuestion,
): Promise<Conversion> {
  const which: WhichFigures = {
    clientId,
    filters,
    isBound,
    from: monthsBack(at, 2 * CONVERSION_MONTHS),
    before: monthsBack(at, 0),
  };
  const [months, times, choices, oldestPending, shops] = await Promise.all([
    monthRows({ db }, which, at),
    timesOf({ db }, which, { at, compare }),
    choicesOf({ db, app }, which),
    oldestToCount({ db }, clientId),
    filters.locations
      ? app.ports.call(placesByIds, { clientId, ids: filters.locations }, { db, app })
      : [],
  ]);
  const recent = months.slice(CONVERSION_MONTHS);
  const earlier = months.slice(CONVERSION_MONTHS - compare, 2 * CONVERSION_MONTHS - compare);
  return {
    countedAt: (oldestPending ?? at).toISOString(),
    from: recent[0]?.month ?? '',
    to: recent.at(-1)?.month ?? '',
    currency: filters.currency ?? null,
    totals: totalsOf(recent),
    before: totalsOf(earlier),
    months: recent.map((row) => ({
      month: row.month,
      created: measure(row, 'created'),
      accepted: measure(row, 'accepted'),
      converted: measure(row, 'converted'),
      lost: measure(row, 'lost'),
      open: measure(row, 'open'),
      waiting: measure(row, 'waiting'),
    })),
    ...times,
    choices,
    locations: shops.map(({ id, name }) => ({ id, name })),
  };
}

function monthRows(
  { db }: Pick<Context, 'db'>,
  which: WhichFigures,
  at: Date,
): Promise<(Sums & { month: string })[]> {
  return sql<Sums & { month: string }>`
    select to_char(every.month, 'YYYY-MM') as month, ${SUMS}
    from generate_series(${monthsBack(at, 2 * CONVERSION_MONTHS)}, ${monthsBack(at, 1)}, interval '1 month') as every (month)
    left join ${figureRows(which)} as figure on figure.month = every.month
    group by every.month order by every.month`
    .execute(db)
    .then(({ rows }) => rows);
}

async function timesOf(
  { db }: Pick<Context, 'db'>,
  which: WhichFigures,
  { at, compare }: { at: Date; compare: ComparedMonths },
) {
  const recent = { ...which, from: monthsBack(at, CONVERSION_MONTHS) };
  const earlier = {
    ...which,
    from: monthsBack(at, CONVERSION_MONTHS + compare),
    before: monthsBack(at, compare),
  };
  const { rows } = await sql<{
    kind: string;
    bucket: number;
    isRecent: boolean;
    leads: number;
    converted: number;
  }>`
    select kind, bucket, false as "isRecent", sum(leads)::bigint as leads, sum(converted)::bigint as converted
    from ${timeRows(earlier)} as took group by 1, 2
    union all
    select kind, bucket, true, sum(leads)::bigint, sum(converted)::bigint
    from ${timeRows(recent)} as took group by 1, 2`.execute(db);
  const toRank = (kind: 'accept' | 'convert', isRecent: boolean): TimesToRank => ({
    kind,
    which: isRecent ? recent : earlier,
    counts: new Map(
      rows
        .filter((row) => row.kind === kind && row.isRecent === isRecent)
        .map(({ bucket, leads }) => [bucket, leads]),
    ),
  });
  const [acceptNow = null, acceptBefore = null, convertNow = null, convertBefore = null] =
    await exactMedians({ db }, [
      toRank('accept', true),
      toRank('accept', false),
      toRank('convert', true),
      toRank('convert', false),
    ]);
  const accepted = rows.filter(({ kind, isRecent }) => kind === 'accept' && isRecent);
  return {
    toAccept: { now: acceptNow, before: acceptBefore },
    toConvert: { now: convertNow, before: convertBefore },
    answerTimes: SHOWN_ENDS.map((under, index) => {
      const of = accepted.filter(({ bucket }) => shownClass(bucket) === index);
      return {
        under,
        accepted: of.reduce((sum, { leads }) => sum + leads, 0),
        converted: of.reduce((sum, { converted }) => sum + converted, 0),
      };
    }),
  };
}

/** One query for all three lists. Filters limit the figures but not the choices. */
async function choicesOf(
  { db, app }: Context,
  which: WhichFigures,
): Promise<Conversion['choices']> {
  const { rows } = await sql<{
    form: string | null;
    country: string | null;
    currency: string | null;
  }>`
    with found as (
      select form_id as form, country, currency, sum(created) as count
      from ${figureRows({ ...which, filters: {} })} as figure
      group by grouping sets ((form_id), (country), (currency)) having sum(created) > 0
    )
    select form, country, currency from found order by count desc`.execute(db);
  const forms = await readFormSummaries({ db, app }, which.clientId);
  const names = new Map(forms.map(({ id, name }) => [id, name]));
  return {
    forms: rows.flatMap(({ form }) => (form ? [{ id: form, name: names.get(form) ?? '' }] : [])),
    countries: rows.flatMap(({ country }) => country ?? []),
    currencies: rows.flatMap(({ currency }) => currency ?? []),
  };
}

/** When the oldest uncounted change was recorded. */
async function oldestToCount(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select asked_at as at from leads.leads_to_count where client_id = ${clientId} order by lead_id limit 1`.execute(
    db,
  );
  return rows[0]?.at;
}

function measure(row: Sums, name: Outcome): Measure {
  return { count: row[name], value: row[`${name}_value`] };
}

function totalsOf(rows: readonly Sums[]) {
  const sum = (name: Outcome): Measure =>
    rows.reduce(
      (total, row) => ({
        count: total.count + row[name],
        value: total.value + row[`${name}_value`],
      }),
      { count: 0, value: 0 },
    );
  return {
    created: sum('created'),
    accepted: sum('accepted'),
    converted: sum('converted'),
    lost: sum('lost'),
    idle: sum('idle'),
  };
}
