import type { AreaFigures, GreyReason } from '#modules/opportunity/contract/area-figures.ts';
import type { LegendRule } from '#modules/opportunity/contract/configuration.ts';
import { automaticRules, fittingRule, ruleTones } from '#modules/opportunity/contract/legend.ts';
import type { AreaTone, MapArea } from '#platform/web/map/map-data.ts';

export interface LegendStep {
  rule: LegendRule;
  tone: AreaTone;
  colour: string | undefined;
  areas: number;
}

/** Why an area has no colour: the server's reason, or no rule of the legend fits its value. */
export type NoColour = GreyReason | 'no-rule';

export interface AreaText {
  value: (area: AreaFigures & { value: number }) => string;
  note: (area: AreaFigures) => string;
  noColour: (reason: NoColour) => string;
}

export interface ColouredAreas {
  areas: MapArea[];
  steps: LegendStep[];
  grey: number;
}

/**
 * Colours the areas by the legend [OPP-02]. Custom colours apply to the light theme; the dark theme uses the automatic
 * step. Configured rules are listed in their order, automatic ones from the highest.
 */
export function colourAreas(
  items: readonly AreaFigures[],
  configured: readonly LegendRule[] | undefined,
  isLight: boolean,
  text: AreaText,
): ColouredAreas {
  const values = items.flatMap(({ value, grey }) => (value === null || grey ? [] : [value]));
  const rules = configured ?? automaticRules(values);
  const tones = ruleTones(rules);
  const steps = rules.map(
    (rule, index): LegendStep => ({
      rule,
      tone: tones[index] ?? 0,
      colour: isLight && rule.colour ? rule.colour : undefined,
      areas: 0,
    }),
  );
  let grey = 0;
  const areas = items.map((item): MapArea => {
    const { id, name, value, hot } = item;
    const step = value === null || item.grey ? undefined : steps[fittingRule(rules, value)];
    const shared = { id, name, ...(hot && { hot }) };
    if (!step) {
      grey += 1;
      const reason = item.grey ?? (value === null ? 'few-intentions' : 'no-rule');
      const written = value === null || item.grey ? '' : text.value({ ...item, value });
      return { ...shared, value: written, note: text.noColour(reason), tone: 'none' };
    }
    step.areas += 1;
    const { tone, colour } = step;
    return {
      ...shared,
      value: text.value({ ...item, value: value ?? 0 }),
      note: text.note(item),
      tone,
      ...(colour && { colour }),
    };
  });
  const shown = configured
    ? steps
    : steps.toSorted((a, b) => Number(b.tone) - Number(a.tone) || b.rule.value - a.rule.value);
  return { areas, steps: shown, grey };
}
