import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import {
  erpChoice,
  type MapChoices,
  mapFilter,
  mapPeriod,
} from '#modules/opportunity/contract/map-filter.ts';
import {
  areaIdSchema,
  areaLevelSchema,
  type Measure,
  measureSchema,
  PER_INHABITANTS,
} from '#modules/opportunity/contract/measures.ts';
import { uuid } from '#platform/contract/ids.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { readableSearch } from '#platform/web/table/address/table-address.ts';
import type { TableSort } from '#platform/web/table/sorting/sort-order.ts';
import { choicesQuery } from '../../details/choices-query.ts';
import type { MapSelection } from '../../details/panel-parts.tsx';

export type MapLevel = 1 | 2 | 3 | 4;
export type MapPlace = { zoom: number; latitude: number; longitude: number };

/** The complete map state in the URL, so that a link shows a colleague the same view [OPP-03, OPP-04]. */
export interface MapSearch {
  measure: Measure;
  perInhabitants: boolean;
  choices: MapChoices;
  /** The level is locked at every zoom. */
  level: MapLevel | undefined;
  place: MapPlace | undefined;
  selection: MapSelection | null;
  /** The retailer whose card is open on the map, in addition to the selection. */
  card: string | undefined;
  show: 'map' | 'table';
  openings: boolean;
  sort: TableSort | null;
  page: number;
}

export const FILTER_NAMES = [
  'categories',
  'affiliations',
  'activities',
  'types',
  'sources',
] as const;
const CHOICES = { ...mapFilter, ...mapPeriod, ...erpChoice };
const CHOICE_NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
const STANDARD: MapChoices = z.strictObject({ ...mapPeriod, ...erpChoice }).parse({});
const SELECTED = {
  area: areaIdSchema,
  cluster: z.string().regex(/^\d{1,2}\/\d{1,9}\/\d{1,9}$/),
  retailer: uuid,
} as const;
const placeSchema = z
  .string()
  .max(60)
  .transform((text) => text.split(',').map(Number))
  .pipe(
    z.tuple([
      z.number().min(0).max(22),
      z.number().min(-85).max(85),
      z.number().min(-180).max(180),
    ]),
  );

/** A URL can be outdated or typed by hand, so values that the calls would reject are ignored. */
export function readMapSearch(search: string): MapSearch {
  const params = new URLSearchParams(search);
  const read = <Schema extends z.ZodType>(schema: Schema, name: string) => {
    const written = params.get(name);
    const parsed = schema.safeParse(written ?? undefined);
    return parsed.success && written !== null ? (parsed.data as z.infer<Schema>) : undefined;
  };
  const choices = Object.fromEntries(
    CHOICE_NAMES.flatMap((name) => {
      const value: unknown = read(CHOICES[name], name);
      const isNone = value === undefined || (Array.isArray(value) && value.length === 0);
      return isNone ? [] : [[name, value]];
    }),
  );
  const at = read(placeSchema, 'at');
  const kind = (['area', 'cluster', 'retailer'] as const).find(
    (name) => read(SELECTED[name], name) !== undefined,
  );
  const measure = read(measureSchema, 'measure') ?? 'penetration';
  const list = read(z.enum(['all', 'unserved']), 'list');
  const page = Math.floor(Number(params.get('page')));
  return {
    measure,
    perInhabitants: params.get('per') === '1000' && PER_INHABITANTS.includes(measure),
    choices: { ...STANDARD, ...choices },
    level: read(areaLevelSchema, 'level'),
    place: at && { zoom: at[0], latitude: at[1], longitude: at[2] },
    selection: kind
      ? { kind, id: params.get(kind) ?? '', ...(kind === 'area' && list && { list }) }
      : null,
    card: read(uuid, 'card'),
    show: params.get('show') === 'table' ? 'table' : 'map',
    openings: params.has('openings'),
    sort: readSort(params.get('sort')),
    page: page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Default values are omitted. */
export function writeMapSearch(search: MapSearch): string {
  const params = new URLSearchParams();
  if (search.measure !== 'penetration') params.set('measure', search.measure);
  if (search.perInhabitants) params.set('per', '1000');
  const standard = new Map(Object.entries(choicesQuery(STANDARD)));
  for (const [name, value] of Object.entries(choicesQuery(search.choices)))
    if (value !== standard.get(name)) params.set(name, value);
  if (search.level) params.set('level', String(search.level));
  const { place, selection, sort } = search;
  if (place)
    params.set(
      'at',
      [place.zoom.toFixed(2), place.latitude.toFixed(4), place.longitude.toFixed(4)].join(','),
    );
  if (search.show === 'table') {
    params.set('show', 'table');
    if (sort) params.set('sort', `${sort.descending ? '-' : ''}${sort.column}`);
    if (search.page > 1) params.set('page', String(search.page));
  }
  if (search.openings) params.set('openings', '1');
  if (selection) params.set(selection.kind, selection.id);
  if (selection?.list) params.set('list', selection.list);
  if (search.card) params.set('card', search.card);
  return readableSearch(params);
}

function readSort(text: string | null): TableSort | null {
  if (!text || !/^-?[a-zA-Z]{1,40}$/.test(text)) return null;
  return { column: text.replace('-', ''), descending: text.startsWith('-') };
}

export type ChangeMapSearch = (changes: Partial<MapSearch>, how?: 'push' | 'replace') => void;

/** The map's state in the URL. Concurrent changes do not undo each other, because each reads the current URL. */
export function useMapSearch(): { search: MapSearch; change: ChangeMapSearch } {
  const { history } = useRouter();
  const { search: written, setSearch } = useRouterAddress();
  const read = useMemo(() => readMapSearch(written), [written]);
  // The map position changes with every drag, but parameters of figures remain the same object.
  const key = JSON.stringify(read.choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the choices differ
  const choices = useMemo(() => read.choices, [key]);
  const search = useMemo(() => ({ ...read, choices }), [read, choices]);
  const change = useCallback<ChangeMapSearch>(
    (changes, how = 'push') => {
      const before = readMapSearch(history.location.search);
      setSearch(writeMapSearch({ ...before, ...changes }), how);
    },
    [history, setSearch],
  );
  return { search, change };
}
