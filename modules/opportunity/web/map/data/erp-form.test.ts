import { expect, test } from 'vitest';
import { applyErpForm, changeErpForm, erpFaults, toErpForm } from './erp-form.ts';
import { readMapSearch } from './map-search.ts';

const TODAY = '2026-11-15';
const { choices } = readMapSearch('');

test('month, year and reference follow each other, and the days follow them [OPP-04]', () => {
  const form = toErpForm(choices, TODAY);
  expect(form).toMatchObject({ period: 'month', from: '2026-11-01', to: TODAY });
  const year = changeErpForm(form, { period: 'year' }, TODAY);
  expect(year).toMatchObject({ reference: 'year-to-date', from: '2026-01-01', to: TODAY });
  expect(changeErpForm(year, { reference: 'full-month' }, TODAY)).toMatchObject({
    period: 'month',
    from: '2026-10-01',
    to: '2026-10-31',
  });
});

test('a changed day makes the period a custom one, and its faults are at their field [OPP-04]', () => {
  const form = toErpForm(choices, TODAY);
  const custom = changeErpForm(form, { from: '2026-11-20' }, TODAY);
  expect(custom.period).toBe('custom');
  expect(erpFaults(custom, TODAY)).toEqual({ from: 'future' });
  expect(erpFaults({ ...custom, from: '31.2.' }, TODAY)).toEqual({ from: 'day' });
  expect(erpFaults({ ...custom, from: '2026-10-20', to: '2026-10-01' }, TODAY)).toEqual({
    to: 'order',
  });
  const valid = changeErpForm(form, { from: '2026-10-05', to: '2026-10-09' }, TODAY);
  expect(erpFaults(valid, TODAY)).toEqual({});
  expect(applyErpForm(choices, valid)).toMatchObject({
    erpPeriod: 'custom',
    erpFrom: '2026-10-05',
    erpTo: '2026-10-09',
  });
});
