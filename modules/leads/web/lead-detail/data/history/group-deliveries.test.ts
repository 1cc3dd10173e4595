import { expect, test } from 'vitest';
import {
  type HistoryEntry,
  historyEntrySchema,
} from '#modules/leads/contract/leads/lead-history.ts';
import { groupDeliveries, latestEntries } from './group-deliveries.ts';

const by = { kind: 'brand', name: 'Solveig', email: null, userId: null };
const entry = (id: string, kind: string, detail: object): HistoryEntry =>
  historyEntrySchema.parse({ id, at: '2026-11-16T09:00:00Z', kind, by, detail });
const mail = (id: string, state: string) =>
  entry(id, 'mail', {
    mail: 'newLead',
    to: 'o@x.example',
    part: 'p',
    locale: 'fr',
    key: id,
    state,
  });
const webhook = (id: string, state = 'sent') =>
  entry(id, 'webhook', {
    endpointId: 'e',
    event: 'lead.created',
    deliveryId: id,
    state,
    status: 200,
    tries: 1,
  });
const accepted = entry('a', 'status', { action: 'accept', from: 'new', to: 'accepted' });
const created = entry('c', 'created', { source: 'widget', routing: {} });

const history = [
  mail('1', 'sent'),
  webhook('2'),
  accepted,
  mail('3', 'failed'),
  mail('4', 'delivered'),
  mail('5', 'kept'),
  webhook('6'),
  webhook('7', 'given_up'),
  created,
];
const ids = (entries: readonly HistoryEntry[]) => entries.map(({ id }) => id).join('');

test('deliveries that went well become one line, what failed and what people did stay apart [LEAD-08]', () => {
  expect(groupDeliveries(history).map(ids)).toEqual(['12', 'a', '3', '456', '7', 'c']);
});

test('the latest events are what people did and what went wrong, before deliveries [LEAD-08]', () => {
  expect(ids(latestEntries(history, 4))).toBe('a37c');
  expect(ids(latestEntries(history, 6))).toBe('12a37c');
  expect(ids(latestEntries([mail('1', 'sent'), created], 4))).toBe('1c');
});
