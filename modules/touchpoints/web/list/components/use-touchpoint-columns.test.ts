import { expect, test } from 'vitest';
import { touchpointList } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { usedOnce } from '#platform/testing/used-once.tsx';
import { useTouchpointColumns } from './use-touchpoint-columns.tsx';

const columns = usedOnce(useTouchpointColumns);

test('product and description, scans and clicks, start and end are columns of their own [TP-01]', () => {
  const ids = columns.map(({ id }) => id);
  for (const id of ['product', 'description', 'scans', 'clicks', 'started', 'ended'])
    expect(ids.filter((one) => one === id)).toEqual([id]);
});

test('every order that the list knows has its column to ask for it by, and no other [TP-01]', () => {
  const sortable = columns.filter((column) => column.sortable).map(({ id }) => id);
  expect(sortable.toSorted()).toEqual([...touchpointList.sorts].toSorted());
});
