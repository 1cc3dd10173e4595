import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { LegendRule, OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import {
  automaticRules,
  fittingRule,
  ruleTones,
  toneOf,
} from '#modules/opportunity/contract/legend.ts';
import { type AreaFigures, getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import type { Measure } from '#modules/opportunity/contract/measures.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { MapArea } from '#platform/web/map/map-data.ts';
import { isEqual, levelAt } from './configuration-draft.ts';
import { useEditing } from './editing-context.tsx';
import { useMeasureText } from './use-measure-text.ts';
import { useShownLevelContext } from './use-shown-level.ts';

const NONE: readonly AreaFigures[] = [];

/** The saved figures, coloured by rules that are not saved yet [OPP-08]. */
export function useLiveAreas(clientId: string) {
  const { base, draft, focused } = useEditing();
  const { level, measure, zoom } = useShownLevelContext();
  const textOf = useMeasureText();
  // The edited level, or what the zoom shows where that is another one.
  const shownLevel = levelAt(draft, zoom) ?? level;
  const { data, isError, error, refetch } = useCall(getAreasCall, {
    params: { clientId },
    query: { level: shownLevel as 1, measure },
  });
  const items = data?.level === shownLevel ? data.items : NONE;
  const values = useMemo(
    () => items.flatMap(({ value, grey }) => (value === null || grey ? [] : [value])),
    [items],
  );
  const rules = useMemo(
    () => legendOf(draft, { level: shownLevel, measure, values }),
    [draft, shownLevel, measure, values],
  );
  const before = useMemo(
    () => legendOf(base.config, { level: shownLevel, measure, values }),
    [base, shownLevel, measure, values],
  );
  const edited = editedRule(focused, { draft, level: shownLevel, measure });
  // The dark map keeps the automatic step.
  const isLight = useComputedColorScheme('light') === 'light';
  const colours = rules.map(({ colour }) =>
    isLight && colour !== null && isColour(colour) ? colour : null,
  );
  const tones = useMemo(() => ruleTones(rules), [rules]);
  const counts = useMemo(() => {
    const held = rules.map(() => 0);
    for (const value of values) {
      const place = fittingRule(rules, value);
      if (place >= 0) held[place] = (held[place] ?? 0) + 1;
    }
    return held;
  }, [rules, values]);
  const areas = items.map((item): MapArea => {
    const { id, name, value, grey, hot } = item;
    if (value === null || grey) return { id, name, value: '–', tone: 0, hot: false };
    const place = fittingRule(rules, value);
    const colour = colours[place];
    return {
      id,
      name,
      value: textOf(measure, value),
      tone: tones[place] ?? 0,
      hot,
      ...(colour && { colour }),
      ...(place === edited && { outlined: true }),
    };
  });
  const recoloured = items.flatMap(({ name, value, grey }) =>
    value !== null && !grey && !isEqual(toneOf(rules, value), toneOf(before, value)) ? [name] : [],
  );
  return {
    level: shownLevel,
    items,
    values,
    areas,
    rules,
    tones,
    /** Own colours that this theme shows. */
    colours,
    /** How many areas each rule holds. */
    counts,
    /** Names of areas that another rule colours now. */
    recoloured,
    failure: isError ? { error, retry: refetch } : null,
  };
}

/** The rules of a level's measure, or the automatic ones; a rule without a value yet fits nothing. */
function legendOf(
  { layers }: OpportunityConfig,
  { level, measure, values }: { level: number; measure: Measure; values: readonly number[] },
): LegendRule[] {
  const rules = layers.find((layer) => layer.level === level)?.legends[measure];
  return (rules ?? automaticRules(values)).map((rule) =>
    rule.value === null ? { ...rule, value: Number.NaN } : rule,
  );
}

/** The place of the rule whose input has the focus. */
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
