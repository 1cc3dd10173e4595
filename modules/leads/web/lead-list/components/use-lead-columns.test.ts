import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { fitColumns } from '#platform/web/table/use-table-model.ts';
import { useLeadColumns } from './use-lead-columns.tsx';

/** Width left for columns in a 1024 px window with the menu open. */
const ROOM_AT_1024 = 744;
const columns = renderHookOnce(useLeadColumns).filter(({ hiddenAtFirst }) => !hiddenAtFirst);

test('of a narrow list other columns leave before the state, which leaves last [LEAD-01]', () => {
  const shownAt = (room: number) => fitColumns(columns, room, { raised: [] }).map(({ id }) => id);
  expect(shownAt(ROOM_AT_1024)).toEqual(['consumer', 'wants', 'status', 'due', 'value']);
  expect(shownAt(480)).toEqual(['consumer', 'status', 'due']);
  expect(shownAt(320)).toEqual(['consumer', 'status']);
});

test('an owner is shown by name with the address on hover, by address where there is no name [LEAD-01]', () => {
  const cell = columns.find(({ id }) => id === 'owner')?.cell;
  const shown = (name: string) => {
    const owner = { email: 'shop-fr-008@shops.example', name, userId: null, locale: 'fr' };
    const drawn = cell?.({ owner } as LeadRow);
    return isValidElement<{ children: string; title: string }>(drawn) && drawn.props;
  };
  expect(shown('Coutellerie du Mazel')).toMatchObject({
    children: 'Coutellerie du Mazel',
    title: 'shop-fr-008@shops.example',
  });
  expect(shown('')).toMatchObject({ children: 'shop-fr-008@shops.example' });
});

test('a location that owns its lead is not named twice [LEAD-01]', () => {
  const cell = columns.find(({ id }) => id === 'owner')?.cell;
  const owner = { email: 'shop@shops.example', name: 'Maison Puech', userId: null, locale: 'fr' };
  const shown = (location: string) => {
    const drawn = cell?.({ owner, location: { name: location } } as LeadRow);
    return isValidElement<{ children: string }>(drawn) && drawn.props.children;
  };
  expect(shown('Maison Puech')).toMatch(/ownStore$/);
  expect(shown('Maison Zillner')).toBe('Maison Puech');
});
