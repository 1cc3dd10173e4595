import { expect, test } from 'vitest';
import { createBody, draftMenus, emptyDraft, userDraftSchema } from './user-draft.ts';

const offered = [
  { module: 'communication' as const, items: ['communication/reviews'] },
  { module: 'platform' as const, items: ['platform/leads', 'platform/opportunity'] },
];
const draft = {
  ...emptyDraft('no'),
  firstName: 'Torbjørn',
  lastName: 'Kvalsund-Eriksen',
  email: 'torbjorn@maison.example',
  role: 'sales_rep' as const,
  places: [
    {
      kind: 'group' as const,
      id: '019a8000-0003-7000-8000-000000000001',
      name: 'Norge',
      detail: '',
      locations: 38,
      hasRepresentative: false,
      groupIds: [],
    },
  ],
};

test('a draft without a menu selection gets all menus of the role [USR-07]', () => {
  expect(draftMenus(draft, offered)).toHaveLength(3);
});

test('the call gets ids of associations, menus that are offered and a default among them [USR-02] [USR-07]', () => {
  const body = createBody(
    { ...draft, menus: ['platform/leads', 'settings/list'], defaultModule: 'communication' },
    offered,
    'client',
  );
  expect(body).toMatchObject({
    role: 'sales_rep',
    associations: [{ kind: 'group', id: '019a8000-0003-7000-8000-000000000001' }],
    menus: ['platform/leads'],
    defaultModule: 'platform',
  });
});

test('without a role there is nothing to send', () => {
  expect(createBody(emptyDraft('en'), offered, 'client')).toBeUndefined();
});

test('a draft is unchanged after it is stored and parsed [USR-02]', () => {
  expect(userDraftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
