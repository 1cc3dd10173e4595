import { expect, test } from 'vitest';
import {
  DEFAULT_CONFIG,
  type LegendRule,
  type OpportunityConfig,
} from '#modules/opportunity/contract/configuration.ts';
import { legendFaults } from '#modules/opportunity/contract/configuration-checks.ts';
import {
  CONFIG_TABS,
  changedRuleValue,
  changedTabs,
  draftFaults,
  firstRules,
  fromShown,
  isEmptyAt,
  TAB_FIELDS,
  tabForPath,
  toShown,
  withRules,
} from './configuration-draft.ts';

const at = { level: 2, measure: 'penetration' } as const;
const rule = (operator: LegendRule['operator'], value: number, colour: string | null = null) => ({
  operator,
  value,
  colour,
});
const legend = (...rules: LegendRule[]): OpportunityConfig =>
  withRules(DEFAULT_CONFIG, at, () => rules);

test('every field of the configuration belongs to exactly one tab [OPP-08]', () => {
  const placed = CONFIG_TABS.flatMap((tab): readonly string[] => TAB_FIELDS[tab]);
  expect(placed.toSorted()).toEqual(Object.keys(DEFAULT_CONFIG).toSorted());
  expect(tabForPath('layers.1.legends.penetration.3.colour')).toBe('layers');
  expect(tabForPath('categories.2.price')).toBe('prices');
});

test('a wrong colour does not hide that the rules leave a hole [OPP-02]', () => {
  const faults = draftFaults(legend(rule('superiorEqual', 0.05, '#C7D8D'), rule('inferior', 0.02)));
  expect(faults).toMatchObject({
    'layers.1.legends.penetration.0.colour': { code: 'colour' },
    'layers.1.legends.penetration.1.value': { code: 'legendHole' },
  });
});

test('a value that is not entered yet is reported as required, without other faults of its legend [OPP-08]', () => {
  const empty = { ...rule('inferior', 0), value: null as unknown as number };
  expect(draftFaults(legend(rule('superiorEqual', 0.05), empty))).toEqual({
    'layers.1.legends.penetration.1.value': { code: 'required' },
  });
});

test('a row that was just added has nothing entered, so that its errors can wait [OPP-08]', () => {
  const added = {
    ...legend(rule('inferior', 0)),
    subActivities: [{ activity: 'Restaurant', name: '' }],
    categories: [{ slug: 'knives', labels: {}, productCategories: [], price: null }],
  };
  expect(Object.keys(draftFaults(added)).length).toBeGreaterThan(0);
  const empty = [
    'subActivities.0.name',
    'categories.0.productCategories',
    'categories.0.labels.fr',
  ];
  for (const path of empty) expect([path, isEmptyAt(added, path)]).toEqual([path, true]);
  const entered = ['subActivities.0.activity', 'layers.1.legends.penetration.0.value'];
  for (const path of entered) expect([path, isEmptyAt(added, path)]).toEqual([path, false]);
});

test('a single changed value is described in detail, several changes by their tabs [OPP-08]', () => {
  const before = legend(rule('superiorEqual', 0.06), rule('inferior', 0.06));
  const one = legend(rule('superiorEqual', 0.05), rule('inferior', 0.06));
  expect(changedRuleValue(before, one)).toMatchObject({ level: 2, from: 0.06, to: 0.05 });
  expect(changedRuleValue(before, { ...one, nearKm: 20 })).toBeNull();
  expect(changedTabs(before, { ...one, nearKm: 20 })).toEqual(['layers', 'retailers']);
});

test('rules to begin with have no fault, whatever the values are [OPP-02]', () => {
  for (const values of [[], [0], [0, 0.1], [0.1], [0.02, 0.04, 0.06, 0.1, 0.2, 0.3]])
    expect([values, legendFaults(firstRules(values), 'penetration')]).toEqual([values, []]);
});

test('a share is typed in percent and money in units, without noise [OPP-08]', () => {
  expect([toShown('penetration', 0.07), fromShown('penetration', 7)]).toEqual([7, 0.07]);
  expect([toShown('sales', 12_050), fromShown('sales', 120.5)]).toEqual([120.5, 12_050]);
  expect(toShown('intentions', 12)).toBe(12);
});
