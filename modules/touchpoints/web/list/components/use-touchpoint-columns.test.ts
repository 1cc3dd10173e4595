import { expect, test } from 'vitest';
import { type TouchpointRow, touchpointList } from '#modules/touchpoints/contract/touchpoint.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { useTouchpointColumns } from './use-touchpoint-columns.tsx';

const columns = renderHookOnce(useTouchpointColumns);

test('product and description, scans and clicks, start and end are columns of their own [TP-01]', () => {
  const ids = columns.map(({ id }) => id);
  for (const id of ['product', 'description', 'scans', 'clicks', 'started', 'ended'])
    expect(ids.filter((one) => one === id)).toEqual([id]);
});

test('the list initially has one column for product and description instead of two half-empty ones [TP-01]', () => {
  const shown = columns.filter(({ hiddenAtFirst }) => !hiddenAtFirst).map(({ id }) => id);
  expect(shown).toContain('about');
  expect(shown).not.toContain('product');
  expect(shown).not.toContain('description');
  const about = columns.find(({ id }) => id === 'about');
  const cellText = (product: string | null, description: string) =>
    about?.cell({ product: product && { name: product }, description } as unknown as TouchpointRow);
  expect(cellText('Cocotte', '')).toBe('Cocotte');
  expect(cellText(null, 'Fair stand')).toBe('Fair stand');
  expect(cellText('Cocotte', 'for Lyon')).toBe('Cocotte · for Lyon');
  expect(cellText(null, '')).toBe('—');
});

test('every sort order of the list has a sortable column, and no other column is sortable [TP-01]', () => {
  const sortable = columns.filter((column) => column.sortable).map(({ id }) => id);
  expect(sortable.toSorted()).toEqual([...touchpointList.sorts].toSorted());
});
