import { expect, test } from 'vitest';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import {
  besideOthers,
  differsFromView,
  formatViewSearch,
  readSavedViewId,
  searchToSave,
} from './use-saved-views.ts';

const rules = { sortable: ['name'], fields: [{ id: 'country', kind: 'choice' as const }] };
const read = (search: string) => readTableAddress(search, rules);
const COLUMNS = ['name', 'city'];

test('a view stores query and columns of a list, but not the current page [BEY-01]', () => {
  const saved = searchToSave(
    read('?q=rue&f.country=none-of:FR&sort=-name&page=4&view=open'),
    COLUMNS,
  );
  expect(read(`?${saved}`)).toEqual({
    q: 'rue',
    view: 'open',
    sort: { column: 'name', descending: true },
    page: 1,
    columns: COLUMNS,
    filters: [{ field: 'country', kind: 'choice', operator: 'none-of', value: ['FR'] }],
  });
});

test('an opened view is identified by its address, and changes of the list since then are detected [BEY-01]', () => {
  const view = { id: 'view-1', search: searchToSave(read('?f.country=any-of:FR,DE'), COLUMNS) };
  const opened = formatViewSearch(view);
  expect(readSavedViewId(opened)).toBe('view-1');
  expect(differsFromView(view, read(opened), COLUMNS)).toBe(false);
  expect(differsFromView(view, read(`${opened}&page=2`), COLUMNS)).toBe(false);
  expect(differsFromView(view, read(`${opened}&q=rue`), COLUMNS)).toBe(true);
  expect(differsFromView(view, read(opened), ['name'])).toBe(true);
});

test('opening a view preserves the tab, and drops the previous query and page', () => {
  const before = '?tab=deliveries&f.state=any-of:failed&saved=old&below=900&page=2';
  expect(besideOthers('?view=x&saved=new', before)).toBe('?tab=deliveries&view=x&saved=new');
  expect(besideOthers('', before)).toBe('?tab=deliveries');
  expect(besideOthers('?view=x', '?q=oslo&page=3')).toBe('?view=x');
});
