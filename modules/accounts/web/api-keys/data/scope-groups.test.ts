import { expect, test } from 'vitest';
import { scopeGroups, toggledScopes } from './scope-groups.ts';

const offered = [
  { ability: 'products.see', sentence: 'Products.', module: 'settings' },
  { ability: 'leads.see', sentence: 'Leads.', module: 'platform' },
  { ability: 'leads.delete', sentence: 'Deletes leads.', module: 'platform' },
] as const;

test('permissions stand in the order of the header, with those of the key that this user cannot give [BEY-05]', () => {
  const groups = scopeGroups(offered, ['leads.see', 'reviews.see']);
  expect(
    groups.map(({ module, scopes }) => [module, scopes.map(({ ability }) => ability)]),
  ).toEqual([
    ['platform', ['leads.see', 'leads.delete']],
    ['settings', ['products.see', 'reviews.see']],
  ]);
});

test('a toggled module adds and removes its permissions and leaves the others [BEY-05]', () => {
  const groups = scopeGroups(offered, ['reviews.see']);
  const leads = groups[0]?.scopes ?? [];
  const all = toggledScopes(['reviews.see'], leads, true, groups);
  expect(all).toEqual(['leads.see', 'leads.delete', 'reviews.see']);
  expect(toggledScopes(all, leads, false, groups)).toEqual(['reviews.see']);
});
