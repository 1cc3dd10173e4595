import { useComputedColorScheme } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';
import { type AreaFigures, areaItems } from '#modules/opportunity/contract/area-figures.ts';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { findLegendTone, fittingRule } from '#modules/opportunity/contract/legend.ts';
import { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import { MEASURES, type Measure } from '#modules/opportunity/contract/measures.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import { colourAreas, type LegendStep } from '../../map/data/map-areas.ts';
import { COMPUTING_POLL_MS } from '../../map/data/use-map-figures.ts';
import { levelForZoom } from '../../map/data/use-map-view.ts';
import { useMeasureFormat } from '../../map/data/use-measure-format.ts';
import { mapChoicesQuery } from '../../map/data/use-opportunity-map.ts';
import { useEditing } from './editing-context.tsx';

/** The edited level and measure, and the zoom of the live map. */
export interface ShownLevel {
  level: 1 | 2 | 3 | 4;
  measure: Measure;
  zoom: number;
  /** Edits a level; the map goes to a zoom that shows it. */
  edit: (level: ShownLevel['level']) => void;
  setMeasure: (measure: Measure) => void;
  setZoom: (zoom: number) => void;
  /** Opens the level and measure of a path. */
  follow: (path: string) => void;
}

export const LIVE_ZOOMS = [4, 5, 6, 7] as const;
export const ShownLevelContext = createContext<ShownLevel | null>(null);

export function useShownLevelContext(): ShownLevel {
  const shown = use(ShownLevelContext);
  if (!shown) throw new Error('a part of the configuration is outside of its editor');
  return shown;
}

export function useShownLevel({ layers }: OpportunityConfig): ShownLevel {
  const zoomOf = (of: ShownLevel['level']) => {
    const from = layers.find((layer) => layer.level === of)?.fromZoom ?? 0;
    return Math.min(Math.max(from, LIVE_ZOOMS[0]), 10);
  };
  const [level, setLevel] = useState<ShownLevel['level']>(2);
  const [measure, setMeasure] = useState<Measure>('penetration');
  const [zoom, setZoom] = useState<number>(() => zoomOf(2));
  const edit = (next: ShownLevel['level']) => {
    setLevel(next);
    setZoom(zoomOf(next));
  };
  return {
    level,
    measure,
    zoom,
    edit,
    setMeasure,
    setZoom,
    follow(path) {
      const [field, index, , name] = path.split('.');
      if (field !== 'layers') return;
      const layer = layers[Number(index)];
      if (layer && layer.level !== level) edit(layer.level);
      const legend = MEASURES.find((one) => one === name);
      if (legend) setMeasure(legend);
    },
  };
}

const NONE: readonly AreaFigures[] = [];

/** The saved figures, coloured by rules that are not saved yet [OPP-08]. */
export function usePreviewAreas(clientId: string) {
  const { base, draft, focused } = useEditing();
  const { measure, zoom } = useShownLevelContext();
  const { value: textOf, grey } = useMeasureFormat(draft.currency ?? base.currency);
  const isLight = useComputedColorScheme('light') === 'light';
  const level = levelForZoom(draft.layers, zoom);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...callQueryOptions(getAreasCall, { params: { clientId }, query: { level, measure } }),
    refetchInterval: ({ state }) => (state.data?.isComputing ? COMPUTING_POLL_MS : false),
  });
  const isComputing = data?.isComputing ?? false;
  const { data: choices } = useQuery(mapChoicesQuery(useQueryClient(), clientId));
  const preparedShare = choices?.backfill ?? undefined;
  const isFinal = !isPlaceholderData && !isComputing && preparedShare === undefined;
  const columns = data && isFinal ? data.areas : undefined;
  const items = useMemo(() => (columns ? areaItems(columns) : NONE), [columns]);
  const values = useMemo(
    () => items.flatMap((item) => (item.value === null || item.grey ? [] : [item.value])),
    [items],
  );
  const rules = useMemo(() => rulesOf(draft, { level, measure }), [draft, level, measure]);
  const coloured = useMemo(
    () =>
      colourAreas(items, rules, isLight, {
        value: ({ value }) => textOf(measure, value),
        note: () => '',
        noColour: (reason) => (reason === 'no-rule' ? '' : grey(reason)),
      }),
    [items, rules, isLight, textOf, grey, measure],
  );
  const edited = editedRule(focused, { draft, level, measure });
  const areas = useMemo(() => {
    if (edited < 0 || !rules) return coloured.areas;
    const held = new Set(
      items.flatMap(({ id, value, grey: reason }) =>
        value !== null && !reason && fittingRule(rules, value) === edited ? [id] : [],
      ),
    );
    return coloured.areas.map((area) => (held.has(area.id) ? { ...area, outlined: true } : area));
  }, [coloured, items, rules, edited]);
  const recoloured = useMemo(() => {
    const before = rulesOf(base.config, { level, measure });
    if (!rules || !before) return [];
    return items.flatMap(({ name, value, grey: reason }) =>
      value !== null &&
      !reason &&
      !isEqual(findLegendTone(rules, value), findLegendTone(before, value))
        ? [name]
        : [],
    );
  }, [base, rules, items, level, measure]);
  return {
    level,
    items,
    values,
    areas,
    /** Rules with their tones and number of areas. */
    steps: coloured.steps as readonly LegendStep[],
    /** Number of areas that no rule colours. */
    grey: coloured.grey,
    /** Whether the areas are there, so that their numbers count. */
    isKnown: columns !== undefined,
    /** Names of areas that another colour has now. */
    recoloured,
    isComputing,
    /** Share of earlier demand that is imported, undefined when all is. */
    preparedShare,
    failure: error && { error, retry: () => void refetch() },
  };
}

/** Rules of a level's measure, empty for automatic steps; a rule without a value matches nothing. */
function rulesOf(
  { layers }: OpportunityConfig,
  { level, measure }: { level: number; measure: Measure },
) {
  const rules = layers.find((layer) => layer.level === level)?.legends[measure];
  return rules?.map((rule) => ({
    ...rule,
    value: rule.value ?? Number.NaN,
    colour: rule.colour !== null && isColour(rule.colour) ? rule.colour : null,
  }));
}

/** Index of the rule whose input has the focus. */
function editedRule(
  focused: string,
  { draft, level, measure }: { draft: OpportunityConfig; level: number; measure: Measure },
): number {
  const [field, index, , legend, place] = focused.split('.');
  const isShown = draft.layers[Number(index)]?.level === level && legend === measure;
  return field === 'layers' && isShown && place !== undefined ? Number(place) : -1;
}

export function isColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}
