import { expect, test } from 'vitest';
import type { Station } from '#modules/profile-hub/contract/contact.ts';
import { groupJourneys } from './group-journeys.ts';

let turn = 0;
const station = (kind: Station['kind'], at: string, given: Partial<Station> = {}): Station => ({
  id: String(turn++),
  kind,
  at: `2026-${at}:00.000Z`,
  journeyId: 'lead-1',
  sku: null,
  grade: null,
  amount: null,
  ref: null,
  detail: {},
  ...given,
});
const drawn = (stations: Station[]) =>
  groupJourneys(stations).journeys.map(({ outcome, stops }) => [
    outcome,
    stops.map(({ state }) => state).join(' '),
  ]);

test('a way is drawn from scan to reply: reached, waited for, still ahead [PH-05]', () => {
  const open = [
    station('accepted', '11-12T10:40'),
    station('lead', '11-11T19:31', { detail: { product: 'Cocotte' } }),
    station('landing', '11-11T19:25'),
    station('scan', '11-11T19:24'),
  ];
  expect(drawn(open)).toEqual([['open', 'done done done due ahead ahead ahead']]);
  const [journey] = groupJourneys(open).journeys;
  expect(journey?.product).toBe('Cocotte');
  expect(journey?.stops.map(({ seconds }) => seconds)).toEqual([
    60,
    360,
    54_540,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(drawn([...open, station('sale', '11-20T10:00'), station('reply', '11-22T10:00')])).toEqual(
    [['closed', 'done done done done done never done']],
  );
});

test('a lost journey ends at its loss, and steps that never happened are dots [PH-05]', () => {
  const lost = [station('lost', '03-18T09:40'), station('lead', '03-11T09:40')];
  expect(drawn(lost)).toEqual([['lost', 'never never done lost never never never']]);
  // Sold in the end.
  expect(drawn([...lost, station('sale', '04-01T09:40')])).toEqual([
    ['sold', 'never never done never done ahead ahead'],
  ]);
});

test('the newest journey comes first, and events without a journey are listed separately [PH-05]', () => {
  const { journeys, others } = groupJourneys([
    station('lead', '03-11T09:40'),
    station('lead', '10-11T09:40', { journeyId: 'lead-2' }),
    station('review', '11-02T09:40', { journeyId: null }),
    station('import', '09-22T09:40', { journeyId: null }),
  ]);
  expect(journeys.map(({ id }) => id)).toEqual(['lead-2', 'lead-1']);
  expect(others.map(({ kind }) => kind)).toEqual(['review', 'import']);
});
