import { expect, test } from 'vitest';
import type { Station } from '#modules/profile-hub/contract/contact.ts';
import { openJourneyIds } from '#modules/profile-hub/contract/open-journeys.ts';
import { daysBetween, findChosenStation, groupJourneys } from './group-journeys.ts';

let turn = 0;
const station = (kind: Station['kind'], at: string, given: Partial<Station> = {}): Station => ({
  id: String(turn++),
  kind,
  at: `2026-${at}:00.000Z`,
  journeyId: 'lead-1',
  sku: null,
  grade: null,
  amount: null,
  currency: null,
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

test('a journey whose lead is neither sold nor lost waits for its sale, even after a review and its reply [PH-05]', () => {
  const lead = station('lead', '11-11T19:31');
  const accepted = station('accepted', '11-12T10:40');
  const review = station('review', '11-20T10:00', { grade: 2 });
  const reply = station('reply', '11-22T10:00');
  expect(drawn([lead, accepted, review])).toEqual([
    ['open', 'never never done due ahead done ahead'],
  ]);
  expect(drawn([lead, accepted, review, reply])).toEqual([
    ['open', 'never never done due ahead done done'],
  ]);
  expect(drawn([lead, review, reply])).toEqual([['open', 'never never due ahead ahead done done']]);
  // The time until the next station is the one that it waits for.
  const [journey] = groupJourneys([lead, accepted, review, reply]).journeys;
  expect(journey?.stops.map(({ seconds }) => seconds !== undefined)).toEqual([
    ...[false, false, true, false],
    ...[false, true, false],
  ]);
  expect(openJourneyIds([lead, accepted, review, reply])).toEqual(['lead-1']);

  const sale = station('sale', '11-19T10:00');
  expect(drawn([lead, accepted, sale, review, reply])).toEqual([
    ['closed', 'never never done done done done done'],
  ]);
  expect(openJourneyIds([lead, accepted, sale])).toEqual([]);
  const lost = station('lost', '11-25T10:00', { detail: { reason: 'idle' } });
  expect(drawn([lead, accepted, review, reply, lost])).toEqual([
    ['lost', 'never never done done lost done done'],
  ]);
  expect(openJourneyIds([lead, lost])).toEqual([]);
});

test('a reply without a known lead closes its journey [PH-05]', () => {
  const alone = [station('review', '11-20T10:00'), station('reply', '11-22T10:00')];
  expect(drawn(alone)).toEqual([['closed', 'never never never never never done done']]);
  expect(openJourneyIds(alone)).toEqual([]);
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

test('a journey names its short URL, store and form, wherever its stations name them [PH-05]', () => {
  const [journey] = groupJourneys([
    station('lead', '11-11T19:31', { detail: { shop: 'Schlossberg', form: 'Request' } }),
    station('scan', '11-11T19:24', { detail: { suffix: 'cocotte-26' } }),
  ]).journeys;
  expect(journey).toMatchObject({ suffix: 'cocotte-26', shop: 'Schlossberg', form: 'Request' });
});

test('the address chooses a station; else, where the panel is always open, the latest review or station [PH-05]', () => {
  const review = station('review', '11-02T09:40');
  const sale = station('sale', '10-28T09:40');
  const later = station('lead', '11-11T09:40', { journeyId: 'lead-2' });
  const imported = station('import', '11-12T09:40', { journeyId: null });
  const { journeys } = groupJourneys([imported, later, review, sale]);
  const chosen = (address: unknown, isAlways = true) =>
    findChosenStation(journeys, address, isAlways)?.station;
  expect(chosen(sale.id)).toBe(sale);
  expect(chosen(sale.id, false)).toBe(sale);
  expect([chosen(undefined), chosen('unknown'), chosen(imported.id)]).toEqual(
    Array.from({ length: 3 }, () => review),
  );
  expect(chosen(undefined, false)).toBeUndefined();
  expect(findChosenStation(groupJourneys([later, sale]).journeys, undefined, true)?.station).toBe(
    later,
  );
});

test('a part of a day counts as a day [PH-05]', () => {
  expect(daysBetween('2026-10-24T18:02:00Z', '2026-10-24T18:03:00Z')).toBe(1);
  expect(daysBetween('2026-10-24T18:02:00Z', '2026-11-03T08:15:00Z')).toBe(10);
  expect(daysBetween('2026-11-03T08:15:00Z', '2026-10-24T18:02:00Z')).toBe(0);
});
