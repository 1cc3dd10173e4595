import { expect, test } from 'vitest';
import { usedOnce } from '#platform/testing/used-once.tsx';
import { fitColumns } from '#platform/web/table/columns/fit-columns.ts';
import { useLeadColumns } from './use-lead-columns.tsx';

/** What is left for the columns in a window of 1024 px, with the menu open. */
const ROOM_AT_1024 = 744;
const columns = usedOnce(useLeadColumns).filter(({ hiddenAtFirst }) => !hiddenAtFirst);

test('of a narrow list other columns leave before the state, which leaves last [LEAD-01]', () => {
  const shownAt = (room: number) => fitColumns(columns, room, { raised: [] }).map(({ id }) => id);
  expect(shownAt(ROOM_AT_1024)).toEqual(['consumer', 'wants', 'status', 'due', 'value']);
  expect(shownAt(480)).toEqual(['consumer', 'status', 'due']);
  expect(shownAt(320)).toEqual(['consumer', 'status']);
});
