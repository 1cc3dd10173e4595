import { expect, test } from 'vitest';
import { nextActions } from '../components/action-bar/lead-action-bar.tsx';

const now = Date.UTC(2026, 10, 15);
const closesAt = new Date(now + 20 * 86_400_000).toISOString();

test('a new lead is to be accepted, an accepted one to be converted [LEAD-04]', () => {
  const actions = ['accept', 'convert', 'lose', 'keep'] as const;
  const newLead = { status: 'new', actions: [...actions], closesAt } as const;
  expect(nextActions({ ...newLead, actions: [...actions] }, now)).toEqual([
    { action: 'lose', weight: 'possible' },
    { action: 'convert', weight: 'possible' },
    { action: 'accept', weight: 'due' },
  ]);
  const taken = nextActions(
    { status: 'accepted', actions: ['reject', 'convert', 'lose', 'undo'], closesAt },
    now,
  );
  expect(taken.map(({ action }) => action)).toEqual(['undo', 'reject', 'lose', 'convert']);
  expect(taken.at(-1)?.weight).toBe('due');
});

test('keeping is offered once it makes the time longer [LEAD-06]', () => {
  const soon = new Date(now + 86_400_000).toISOString();
  expect(nextActions({ status: 'accepted', actions: ['keep'], closesAt: soon }, now)).toEqual([
    { action: 'keep', weight: 'rare' },
  ]);
});

test('of an ended lead only what can be undone is offered [LEAD-04]', () => {
  expect(nextActions({ status: 'lost', actions: ['undo'], closesAt: null }, now)).toEqual([
    { action: 'undo', weight: 'rare' },
  ]);
  expect(nextActions({ status: 'lost', actions: [], closesAt: null }, now)).toEqual([]);
});
