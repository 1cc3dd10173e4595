import { beforeEach, expect, test, vi } from 'vitest';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { readTableAddress } from './address/table-address.ts';
import { useTableState } from './use-table-state.ts';

const columns = [{ id: 'name' }, { id: 'city' }, { id: 'country' }];
const WITHOUT_CITY = { order: [], raised: [], hidden: ['city'] };
const setItem = vi.fn();
const changeAddress = vi.fn();

beforeEach(() => {
  setItem.mockReset();
  changeAddress.mockReset();
  vi.stubGlobal('window', {
    localStorage: { getItem: () => null, setItem },
    dispatchEvent: () => true,
  });
});

function stateAt(search: string) {
  const address = readTableAddress(search, { sortable: [], fields: [] });
  return renderHookOnce(() =>
    useTableState({ user: 'solveig', table: 'shops', columns, address, changeAddress }),
  );
}

test('columns from the address are changed in the address and not stored as a preference [BEY-01]', () => {
  const { change } = stateAt('?columns=country,city,name');
  change({ columns: { order: ['country', 'city', 'name'], raised: [], hidden: ['city'] } });
  expect(changeAddress).toHaveBeenCalledExactlyOnceWith(
    { columns: ['country', 'name'] },
    'replace',
  );
  expect(setItem).not.toHaveBeenCalled();
});

test('columns of the list itself are a habit of the user, and no address is changed for them', () => {
  stateAt('').change({ columns: WITHOUT_CITY });
  expect(changeAddress).not.toHaveBeenCalled();
  expect(setItem).toHaveBeenCalledExactlyOnceWith(
    'comptoir.table.solveig.shops',
    JSON.stringify({ columns: WITHOUT_CITY, density: 'comfortable' }),
  );
});

test('row density is stored as a preference, even in a shared view', () => {
  stateAt('?columns=name').change({ density: 'compact' });
  expect(setItem).toHaveBeenCalledOnce();
});
