import {
  configurationSchema,
  type LegendRule,
  type OpportunityConfig,
} from '#modules/opportunity/contract/configuration.ts';
import { configurationFaults } from '#modules/opportunity/contract/configuration-checks.ts';
import { automaticRules } from '#modules/opportunity/contract/legend.ts';
import { MEASURE_UNITS, type Measure } from '#modules/opportunity/contract/measures.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import { type WrongFields, wrongFields } from '#platform/web/fields/form/form-faults.ts';

export type ConfigField = keyof OpportunityConfig;

/** Fields of each tab. */
export const TAB_FIELDS = {
  layers: ['layers'],
  prices: ['currency', 'defaultPrice', 'categoryPrices'],
  retailers: ['markers', 'subActivities', 'nearKm', 'fewIntentions'],
  categories: ['categories'],
  countries: ['countries'],
  access: ['authorizedDomains', 'mapId', 'mapKey'],
} as const satisfies Record<string, readonly ConfigField[]>;
export type ConfigTab = keyof typeof TAB_FIELDS;
export const CONFIG_TABS = Object.keys(TAB_FIELDS) as ConfigTab[];

/** The tab of a path. Prices of categories are edited on the price tab. */
export function tabForPath(path: string): ConfigTab {
  const [field = '', , part] = path.split('.');
  if (field === 'categories' && part === 'price') return 'prices';
  return (
    CONFIG_TABS.find((tab) => (TAB_FIELDS[tab] as readonly string[]).includes(field)) ?? 'layers'
  );
}

/** Errors that the server would return, by field path: `layers.1.legends.penetration.3.colour`. */
export function draftFaults(draft: OpportunityConfig): WrongFields {
  const faults = wrongFields(configurationSchema, draft);
  // Checks across fields need every field to be valid.
  if (Object.keys(faults).length > 0) return { ...rulesOfLegends(draft, faults), ...faults };
  return byPath(configurationFaults(draft));
}

/** Legends without errors of their own are checked anyway, because their rules do not depend on other fields. */
function rulesOfLegends(draft: OpportunityConfig, faults: WrongFields): WrongFields {
  const wrong = Object.keys(faults);
  const layers = draft.layers.map((layer, index) => ({
    ...layer,
    legends: Object.fromEntries(
      Object.entries(layer.legends).filter(
        ([measure]) =>
          !wrong.some((path) => isRuleValue(path, `layers.${index}.legends.${measure}.`)),
      ),
    ),
  }));
  const found = configurationFaults({ ...draft, layers });
  return byPath(found.filter(({ path }) => path.includes('.legends.')));
}

/** An invalid colour does not affect the rule's values, a missing value does. */
function isRuleValue(path: string, legend: string): boolean {
  return path.startsWith(legend) && !path.endsWith('.colour');
}

function byPath(faults: ReturnType<typeof configurationFaults>): WrongFields {
  const wrong: WrongFields = {};
  for (const { path, ...fault } of faults) wrong[path] ??= fault;
  return wrong;
}

/** Whether nothing was entered yet, as in a row that was just added. */
export function isEmptyAt(draft: OpportunityConfig, path: string): boolean {
  let value: unknown = draft;
  for (const name of path.split('.')) value = Object(value)[name];
  return value === undefined || value === null || value === '' || isEqual(value, []);
}

/** Errors from the server, by field path. */
export function refusedFields(error: unknown): WrongFields {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(
    error.errors.map(({ field, ...fault }) => [
      field.replace('body.config.', ''),
      { ...fault, module: 'opportunity' },
    ]),
  );
}

export function changedTabs(before: OpportunityConfig, after: OpportunityConfig): ConfigTab[] {
  return CONFIG_TABS.filter((tab) =>
    TAB_FIELDS[tab].some((field) => !isEqual(before[field], after[field])),
  );
}

/** The rule whose value is the only difference; null otherwise. */
export function changedRuleValue(
  before: OpportunityConfig,
  after: OpportunityConfig,
): { level: number; measure: Measure; from: number; to: number } | null {
  const found = after.layers.flatMap((layer, index) =>
    (Object.entries(layer.legends) as [Measure, LegendRule[]][]).flatMap(([measure, rules]) =>
      rules.flatMap((rule, place) => {
        const old = before.layers[index]?.legends[measure]?.[place];
        return old && old.value !== rule.value
          ? [{ index, place, level: layer.level, measure, from: old.value, to: rule.value }]
          : [];
      }),
    ),
  );
  const [one, other] = found;
  if (!one || other) return null;
  const restored = withRules(after, one, (rules) =>
    rules.map((rule, place) => (place === one.place ? { ...rule, value: one.from } : rule)),
  );
  return isEqual(restored, before) ? one : null;
}

/** The configuration with other rules for a measure of a level; no rules mean automatic steps. */
export function withRules(
  config: OpportunityConfig,
  { level, measure }: { level: number; measure: Measure },
  change: (rules: readonly LegendRule[]) => readonly LegendRule[],
): OpportunityConfig {
  return {
    ...config,
    layers: config.layers.map((layer) => {
      if (layer.level !== level) return layer;
      const { [measure]: rules = [], ...others } = layer.legends;
      const next = [...change(rules)];
      return { ...layer, legends: next.length > 0 ? { ...others, [measure]: next } : others };
    }),
  };
}

/** Initial rules: the automatic steps of these values, and one more for values below the lowest. */
export function firstRules(values: readonly number[]): LegendRule[] {
  const rules = automaticRules(values);
  const last = rules.at(-1);
  if (!last || last.operator === 'equals')
    return [...rules, rule('superiorEqual', 1), rule('inferior', 1)];
  return last.operator === 'superiorEqual' && last.value > 0
    ? [...rules, rule('inferior', last.value)]
    : rules;
}

const rule = (operator: LegendRule['operator'], value: number): LegendRule => ({
  operator,
  value,
  colour: null,
});

/** Shares are entered in percent, money in units; without floating-point noise. */
export function toShown(measure: Measure, value: number | null): number | null {
  if (value === null) return null;
  return MEASURE_UNITS[measure] === 'count'
    ? value
    : round(value * FACTORS[MEASURE_UNITS[measure]]);
}
export function fromShown(measure: Measure, shown: number | null): number | null {
  if (shown === null) return null;
  return MEASURE_UNITS[measure] === 'count'
    ? shown
    : round(shown / FACTORS[MEASURE_UNITS[measure]]);
}
const FACTORS = { share: 100, money: 0.01 };
const round = (value: number) => Number(value.toFixed(8));
