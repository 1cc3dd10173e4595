import { IconPlus } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { actionHits } from './use-search-targets.ts';

const actions = [
  ['new-form', 'New form', 'Platform', 'platform/forms', 'new'],
  ['export-leads', 'Export leads', 'Platform', 'platform/leads', 'export'],
  ['new-contact', 'Nouveau contact', 'Profile Hub', 'profilehub/contacts/create', undefined],
].map(([id = '', title = '', meta = '', path = '', action]) => ({
  id,
  title,
  meta,
  address: `/clients/c/${path}`,
  ...(action !== undefined && { action }),
  icon: IconPlus,
}));

test.each([
  ['new form', ['new-form']],
  ['form', ['new-form']],
  ['leads export', ['export-leads']],
  ['NOUVEAU', ['new-contact']],
  ['new lead', []],
  ['  ', []],
])('%j finds the actions %j [NAV-08]', (typed, ids) => {
  expect(actionHits(actions, typed).map(({ id }) => id)).toEqual(ids);
});
