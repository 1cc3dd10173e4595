import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { defineList } from '#platform/contract/lists/define-list.ts';
import { everyChosen } from './every-chosen.ts';
import type { Listing } from './listing.ts';

interface Row {
  id: string;
}

const list = defineList({ views: ['all'], fields: {}, sorts: ['id'], pageSize: 25 });
const rows = Array.from({ length: 430 }, (_, at) => ({ id: String(at) }));
const asked = vi.fn();
const listing = {
  name: 'rows',
  list,
  idOf: ({ id }: Row) => id,
  nameOf: ({ id }: Row) => id,
  ask: (_scope: null, question: { page: number; limit: number; q?: string | undefined }) => ({
    queryKey: [question],
    queryFn: async () => {
      asked(question);
      const from = (question.page - 1) * question.limit;
      return { items: rows.slice(from, from + question.limit), total: rows.length };
    },
  }),
} as unknown as Listing<null, object & Record<string, never>, 'all', 'id', Row>;

const chosen = (which: Parameters<typeof everyChosen>[3]) =>
  everyChosen(new QueryClient(), listing, null, which as never);

test('all that match are read to the last page, without those taken out', async () => {
  const filter = { view: 'all', q: 'x', groups: [] };
  const ids = await chosen({ filter, except: ['7'] });
  expect(ids).toEqual(rows.map(({ id }) => id).filter((id) => id !== '7'));
  expect(asked).toHaveBeenCalledTimes(3);
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'x', page: 3, limit: 200 }));
});

test('who were chosen one by one are not looked for', async () => {
  asked.mockClear();
  expect(await chosen({ ids: ['1', '2'] })).toEqual(['1', '2']);
  expect(asked).not.toHaveBeenCalled();
});
