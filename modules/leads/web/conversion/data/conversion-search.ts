import {
  BREAKDOWNS,
  type Breakdown,
  COMPARED_MONTHS,
  type ComparedMonths,
} from '#modules/leads/contract/conversion/conversion.ts';
import { LEAD_ORIGINS } from '#modules/leads/contract/leads/lead-status.ts';

/** State in the URL: measure, filters and table settings. */
export interface ConversionSearch {
  by: 'volume' | 'value';
  forms: string[];
  countries: string[];
  locations: string[];
  sources: string[];
  currency: string | undefined;
  compare: ComparedMonths;
  table: Breakdown;
  sort: 'converted' | 'created' | 'rate';
  page: number;
}

const splitList = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : [];

/** Invalid values in the URL are ignored. */
export function conversionSearch(search: Record<string, unknown>): ConversionSearch {
  const { by, currency, compare, table, sort, page } = search;
  return {
    by: by === 'value' ? 'value' : 'volume',
    forms: splitList(search.forms).filter((id) => /^[0-9a-f-]{36}$/i.test(id)),
    countries: splitList(search.countries).filter((code) => /^[A-Z]{2}$/.test(code)),
    locations: splitList(search.locations).filter((id) => /^[0-9a-f-]{36}$/i.test(id)),
    sources: splitList(search.sources).filter((word) =>
      (LEAD_ORIGINS as readonly string[]).includes(word),
    ),
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    compare: COMPARED_MONTHS.find((one) => String(one) === String(compare)) ?? COMPARED_MONTHS[0],
    table: BREAKDOWNS.find((one) => one === table) ?? 'location',
    sort: sort === 'created' || sort === 'rate' ? sort : 'converted',
    page: Math.max(1, Math.floor(Number(page)) || 1),
  };
}

/** Serializes the state for the URL; default values are omitted. */
export function writeConversionSearch(search: ConversionSearch): Record<string, string> {
  const listed = (['forms', 'countries', 'locations', 'sources'] as const).flatMap((name) =>
    search[name].length > 0 ? [[name, search[name].join(',')] as const] : [],
  );
  return Object.fromEntries([
    ...(search.by === 'value' ? [['by', 'value'] as const] : []),
    ...listed,
    ...(search.currency ? [['currency', search.currency] as const] : []),
    ...(search.compare === COMPARED_MONTHS[0]
      ? []
      : [['compare', String(search.compare)] as const]),
    ...(search.table === 'location' ? [] : [['table', search.table] as const]),
    ...(search.sort === 'converted' ? [] : [['sort', search.sort] as const]),
    ...(search.page === 1 ? [] : [['page', String(search.page)] as const]),
  ]);
}

export function conversionQuery(search: ConversionSearch) {
  const list = (name: 'forms' | 'countries' | 'locations' | 'sources') =>
    search[name].length > 0 ? { [name]: search[name].join(',') } : {};
  return {
    ...list('forms'),
    ...list('countries'),
    ...list('locations'),
    ...list('sources'),
    by: search.by,
    ...(search.by === 'value' && search.currency && { currency: search.currency }),
  };
}
