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
  'the state of a user who is %s does not depend on the invitation [USR-01]',
  (status) => {
    expect(userStateNow({ ...invited({ state: 'undelivered' }), status }, now)).toEqual({
      kind: status,
    });
  },
);

test('a pending invitation shows how long its link is valid [USR-01]', () => {
  expect(userStateNow(invited({}), now)).toEqual({ kind: 'waiting', days: 2, hours: 49 });
});

test('an invitation sent within the last hour shows its time', () => {
  const sentAt = '2026-11-15T11:59:00Z';
  expect(userStateNow(invited({ sentAt }), now)).toEqual({ kind: 'just-invited', at: sentAt });
});

test('an expired link shows since when, also if it expired after the page was loaded [USR-01]', () => {
  const validUntil = '2026-11-15T11:00:00Z';
  expect(userStateNow(invited({ validUntil }), now)).toEqual({
    kind: 'expired',
    since: validUntil,
  });
  expect(userStateNow(invited({ state: 'expired', validUntil }), now).kind).toBe('expired');
});

test('a bounced mail shows the reason even if its link is still valid [USR-01]', () => {
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
