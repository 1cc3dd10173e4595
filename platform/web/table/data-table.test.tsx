import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { renderMarkup } from '#platform/testing/render-markup.tsx';
import { NO_COLUMN_CHOICE } from './columns/table-column.ts';
import { DataTable } from './data-table.tsx';
import type { TableState } from './data-table-props.ts';
import { NOTHING_SELECTED } from './selection/table-selection.ts';

const state: TableState = {
  sort: null,
  page: 1,
  density: 'comfortable',
  columns: NO_COLUMN_CHOICE,
  selected: NOTHING_SELECTED,
};

function drawn({ filtered, fetching = false }: { filtered: boolean; fetching?: boolean }): string {
  return renderMarkup(
    <MantineProvider>
      <DataTable
        label="Forms"
        bar={() => <search>search</search>}
        columns={[]}
        rows={[]}
        rowId={() => ''}
        rowName={() => ''}
        state={state}
        onChange={() => {}}
        pageSize={25}
        total={0}
        filtered={filtered}
        fetching={fetching}
        firstUse={<p>No forms yet</p>}
      />
    </MantineProvider>,
  );
}

test('a list in which nothing was ever made offers its first step, and no search [GEN-04]', () => {
  expect(drawn({ filtered: false })).toContain('No forms yet');
  expect(drawn({ filtered: false })).not.toContain('<search>');
});

test('a list that is empty because of its filters still shows its search field [GEN-04]', () => {
  expect(drawn({ filtered: true })).toContain('<search>');
  expect(drawn({ filtered: true })).not.toContain('No forms yet');
});

test('the search field stays visible after it is cleared until all rows are loaded [GEN-04]', () => {
  expect(drawn({ filtered: false, fetching: true })).toContain('<search>');
});
