import { expect, test } from 'vitest';
import {
  ACTOR_KINDS,
  type ActorKind,
  checkAction,
  doesKeepExtendDeadline,
  KEEPS_LIMIT,
  LEAD_ACTIONS,
  type LeadAction,
  type LeadStateForActor,
} from './lead-machine.ts';
import { LEAD_STATUSES, type LeadStatus } from './lead-status.ts';

/** Relations of a party to a lead; not every owner is possible in every status. */
const STANDINGS: Record<string, Partial<LeadStateForActor>> = {
  'nobody has it': { owner: 'nobody', isRecipient: true },
  'it has it': { owner: 'self', isRecipient: true },
  'another has it': { owner: 'another', isRecipient: false },
  'it went off': { owner: 'nobody', isRecipient: false, isOff: true },
};

function verdictOf(
  action: LeadAction,
  actor: ActorKind,
  given: Partial<LeadStateForActor> & { status: LeadStatus },
): string {
  const verdict = checkAction(action, actor, {
    owner: 'nobody',
    isRecipient: false,
    isOff: false,
    keeps: 0,
    gainsByKeep: true,
    canUndo: false,
    ...given,
  });
  return 'to' in verdict ? `→ ${verdict.to}` : verdict.refused;
}

/** Every status, action, party and relation; combinations not listed are refused as "notYours". */
const TABLE: Record<string, Partial<Record<LeadStatus, string>>> = {
  'brand accept, nobody has it': {
    new: '→ accepted',
    accepted: 'takenByAnother',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  },
  'brand accept, it has it': {
    new: '→ accepted',
    accepted: 'alreadyAccepted',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  },
  'brand accept, another has it': {
    new: '→ accepted',
    accepted: 'takenByAnother',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  },
  'brand reject, nobody has it': {
    new: '→ new',
    accepted: '→ new',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  },
  'brand reject, it has it': {
    new: '→ new',
    accepted: '→ new',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  },
  'brand reject, another has it': {
    new: 'notYours',
    accepted: '→ new',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  },
  ...sameFor(['nobody has it', 'it has it', 'another has it'], 'brand convert', {
    new: '→ converted',
    accepted: '→ converted',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  }),
  ...sameFor(['nobody has it', 'it has it', 'another has it'], 'brand lose', {
    new: '→ lost',
    accepted: '→ lost',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  }),
  ...sameFor(['nobody has it', 'it has it', 'another has it'], 'brand keep', {
    new: '→ new',
    accepted: '→ accepted',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  }),
  ...sameFor(['nobody has it', 'it has it', 'another has it'], 'brand undo', all('nothingToUndo')),
  ...recipient('nobody has it', {
    accept: { new: '→ accepted', accepted: 'takenByAnother' },
    reject: { new: '→ new', accepted: '→ new' },
    convert: { new: 'acceptFirst', accepted: '→ converted' },
    lose: { new: 'acceptFirst', accepted: '→ lost' },
    keep: { new: '→ new', accepted: '→ accepted' },
  }),
  ...recipient('it has it', {
    accept: { new: '→ accepted', accepted: 'alreadyAccepted' },
    reject: { new: '→ new', accepted: '→ new' },
    convert: { new: 'acceptFirst', accepted: '→ converted' },
    lose: { new: 'acceptFirst', accepted: '→ lost' },
    keep: { new: '→ new', accepted: '→ accepted' },
  }),
  ...each('recipient', 'another has it', all('takenByAnother')),
  ...each('recipient', 'it went off', all('alreadyRejected')),
  ...sameFor(Object.keys(STANDINGS), 'consumer convert', {
    new: '→ converted',
    accepted: '→ converted',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  }),
  ...sameFor(Object.keys(STANDINGS), 'consumer lose', {
    new: '→ lost',
    accepted: '→ lost',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  }),
  ...sameFor(Object.keys(STANDINGS), 'consumer undo', all('nothingToUndo')),
  ...sameFor(Object.keys(STANDINGS), 'suite lose', {
    new: '→ lost',
    accepted: '→ lost',
    converted: 'alreadyConverted',
    lost: 'alreadyLost',
  }),
};

function all(verdict: string): Record<LeadStatus, string> {
  return { new: verdict, accepted: verdict, converted: verdict, lost: verdict };
}

function sameFor(
  standings: readonly string[],
  what: string,
  row: Partial<Record<LeadStatus, string>>,
) {
  return Object.fromEntries(standings.map((relationship) => [`${what}, ${relationship}`, row]));
}

function each(actor: ActorKind, relationship: string, row: Record<LeadStatus, string>) {
  return Object.fromEntries(
    LEAD_ACTIONS.map((action) => [`${actor} ${action}, ${relationship}`, row]),
  );
}

function recipient(
  relationship: string,
  rows: Record<Exclude<LeadAction, 'undo'>, { new: string; accepted: string }>,
) {
  const ended = { converted: 'alreadyConverted', lost: 'alreadyLost' };
  return Object.fromEntries([
    ...Object.entries(rows).map(([action, row]) => [
      `recipient ${action}, ${relationship}`,
      { ...row, ...ended },
    ]),
    [`recipient undo, ${relationship}`, all('nothingToUndo')],
  ]);
}

for (const actor of ACTOR_KINDS)
  test(`every action of ${actor} on every status has its answer [LEAD-04]`, () => {
    for (const action of LEAD_ACTIONS)
      for (const [relationship, given] of Object.entries(STANDINGS)) {
        // Only recipients can reject a lead and lose access to it.
        if (relationship === 'it went off' && actor === 'brand') continue;
        for (const status of LEAD_STATUSES) {
          const row = TABLE[`${actor} ${action}, ${relationship}`];
          const expected = row?.[status] ?? 'notYours';
          expect
            .soft(
              verdictOf(action, actor, { ...given, status }),
              `${actor} ${action} ${status}, ${relationship}`,
            )
            .toBe(expected);
        }
      }
  });

test('an actor can undo their last action whatever the status of the lead [LEAD-04]', () => {
  for (const actor of ['brand', 'recipient', 'consumer'] as const)
    for (const status of LEAD_STATUSES)
      expect(verdictOf('undo', actor, { status, canUndo: true })).toBe('→ undone');
  expect(verdictOf('undo', 'recipient', { status: 'new', canUndo: true, isOff: true })).toBe(
    '→ undone',
  );
});

test('a lead can be extended twice, but not a third time [LEAD-06]', () => {
  const lead = { status: 'accepted', owner: 'self' } as const;
  expect(verdictOf('keep', 'recipient', { ...lead, keeps: KEEPS_LIMIT - 1 })).toBe('→ accepted');
  expect(verdictOf('keep', 'recipient', { ...lead, keeps: KEEPS_LIMIT })).toBe('keptEnough');
});

test('a keep that gives less than a day more is refused, and costs none of the two [LEAD-06]', () => {
  const lead = { status: 'accepted', owner: 'self', gainsByKeep: false } as const;
  expect(verdictOf('keep', 'recipient', lead)).toBe('keptAlready');
  const at = new Date('2026-11-17T08:00:00Z');
  const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000);
  expect(
    [null, inDays(7), inDays(6.1), inDays(6), inDays(-1)].map((closes) =>
      doesKeepExtendDeadline(closes, at),
    ),
  ).toEqual([false, false, false, true, true]);
});

test('a brand that is not a recipient cannot reject a lead without an owner [LEAD-04]', () => {
  expect(verdictOf('reject', 'brand', { status: 'new' })).toBe('notYours');
});
