import { expect, test } from 'vitest';
import { ALL_SELECTED } from '#platform/web/table/selection/table-selection.ts';
import { keyedBy, toBulkSelection } from './record-list-props.ts';

const ids = (count: number) => new Set(Array.from({ length: count }, (_, at) => `row ${at}`));

test('rows that were ticked are named, all that match are meant by their filter [TP-01]', () => {
  expect(toBulkSelection({ kind: 'ids', ids: new Set(['a', 'b']) }, 'filter')).toEqual({
    ids: ['a', 'b'],
  });
  expect(toBulkSelection(ALL_SELECTED, 'filter')).toEqual({ filter: 'filter', except: [] });
  expect(toBulkSelection({ kind: 'all', except: new Set(['a']) }, 'filter')).toEqual({
    filter: 'filter',
    except: ['a'],
  });
});

test('more than a call takes are not cut in silence', () => {
  expect(toBulkSelection({ kind: 'ids', ids: ids(1_001) }, 'filter')).toBeUndefined();
  expect(toBulkSelection({ kind: 'all', except: ids(1_001) }, 'filter')).toBeUndefined();
});

test('rows with a two-part key are sent with both parts, including excluded rows [SUP-05]', () => {
  const keyOf = (row: string) => ({ name: row.split(' ')[0], id: row.split(' ')[1] });
  const key = { name: 'mail.deliver', id: '7' };
  expect(keyedBy({ ids: ['mail.deliver 7'] }, keyOf)).toEqual({ ids: [key] });
  expect(keyedBy({ filter: 'filter', except: ['mail.deliver 7'] }, keyOf)).toEqual({
    filter: 'filter',
    except: [key],
  });
});
