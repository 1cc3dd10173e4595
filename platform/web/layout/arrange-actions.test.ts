import { expect, test } from 'vitest';
import { arrangeActions } from './page-head.tsx';

const add = { id: 'new', isPrimary: true };
const bring = { id: 'import' };
const seldom = { id: 'try', isRare: true };
const archive = { id: 'archive', danger: true };

type TestAction = { id: string } & Parameters<typeof arrangeActions>[0][number];

function placed(actions: readonly TestAction[], isPhone: boolean) {
  const { shown, folded } = arrangeActions(actions, isPhone);
  return { shown: shown.map(({ id }) => id), folded: folded.map(({ id }) => id) };
}

test('a phone shows the one action people come for, the rest waits behind the dots', () => {
  expect(placed([bring, add], true)).toEqual({ shown: ['new'], folded: ['import'] });
});

test('on a wide screen all actions are visible, the primary one last', () => {
  expect(placed([add, bring], false)).toEqual({ shown: ['import', 'new'], folded: [] });
});

test('a destructive action is last in the overflow menu at every width', () => {
  expect(placed([archive, bring, seldom], false)).toEqual({
    shown: ['import'],
    folded: ['try', 'archive'],
  });
  expect(placed([archive], true)).toEqual({ shown: [], folded: ['archive'] });
});

test('an unavailable action is in the overflow menu with its reason', () => {
  const refused = { id: 'reactivate', refusal: 'You cannot do this to yourself.' };
  expect(arrangeActions([refused], false)).toEqual({ shown: [], folded: [refused] });
});

test('the only action of a screen needs no menu on a phone', () => {
  expect(placed([bring], true)).toEqual({ shown: ['import'], folded: [] });
  expect(placed([bring, archive], true)).toEqual({ shown: [], folded: ['import', 'archive'] });
});
