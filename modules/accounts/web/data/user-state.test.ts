import { expect, test } from 'vitest';
import { userStateNow } from './user-state.ts';

const now = new Date('2026-11-15T12:00:00Z');
const invited = (given: object) => ({
  status: 'invited' as const,
  invitation: {
    state: 'sent' as const,
    sentAt: '2026-11-10T09:20:00Z',
    validUntil: '2026-11-17T13:00:00Z',
    reason: null,
    ...given,
  },
});

test.each(['active', 'disabled'] as const)(
  'who is %s is so whatever was sent [USR-01]',
  (status) => {
    expect(userStateNow({ ...invited({ state: 'undelivered' }), status }, now)).toEqual({
      kind: status,
    });
  },
);

test('an invitation on its way says how long its link is good [USR-01]', () => {
  expect(userStateNow(invited({}), now)).toEqual({ kind: 'waiting', days: 2, hours: 49 });
});

test('one that was sent within the hour says when', () => {
  const sentAt = '2026-11-15T11:59:00Z';
  expect(userStateNow(invited({ sentAt }), now)).toEqual({ kind: 'just-invited', at: sentAt });
});

test('a link that ran out says since when, also on a page that was read before [USR-01]', () => {
  const validUntil = '2026-11-15T11:00:00Z';
  expect(userStateNow(invited({ validUntil }), now)).toEqual({
    kind: 'expired',
    since: validUntil,
  });
  expect(userStateNow(invited({ state: 'expired', validUntil }), now).kind).toBe('expired');
});

test('a mail that came back says why, though its link would still be good [USR-01]', () => {
  expect(userStateNow(invited({ state: 'undelivered', reason: 'UserUnknown' }), now)).toEqual({
    kind: 'undelivered',
    reason: 'UserUnknown',
  });
});

test('a mail that waits or was never confirmed is not called sent [USR-01]', () => {
  expect(userStateNow(invited({ state: 'waiting' }), now).kind).toBe('queued');
  expect(userStateNow(invited({ state: 'unconfirmed' }), now).kind).toBe('unconfirmed');
});

test('one that was stored because no mail server is set up is not called sent [USR-01]', () => {
  const sentAt = '2026-11-15T11:59:00Z';
  expect(userStateNow(invited({ state: 'stored', sentAt }), now)).toEqual({ kind: 'stored' });
});
