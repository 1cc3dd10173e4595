import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { createQueryClient } from '#platform/web/api/create-query-client.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { readAgainAfterJobs } from './read-again-after-jobs.ts';

const listOf = (module: string) =>
  defineCall({
    method: 'GET',
    path: `/${module}/list`,
    module,
    summary: 'A list.',
    access: { kind: 'session' },
    response: z.object({ total: z.number() }),
  });

/** Open lists of two modules, and how often each was read. */
async function openLists() {
  const queries = createQueryClient();
  const reads = { touchpoints: vi.fn(), accounts: vi.fn() };
  const open = async (module: keyof typeof reads) => {
    const list = new QueryObserver(queries, {
      ...callQueryOptions(listOf(module), {}),
      queryFn: async () => {
        reads[module]();
        return { total: 1 };
      },
    });
    list.subscribe(() => {});
    await list.refetch();
    reads[module].mockClear();
  };
  await open('touchpoints');
  await open('accounts');
  return { queries, reads };
}

test('an open list is read again when a job of its module ends, other lists are not [TP-01]', async () => {
  const { queries, reads } = await openLists();
  await readAgainAfterJobs(queries, [{ kind: 'touchpoints.change-many' }]);
  expect(reads.touchpoints).toHaveBeenCalledOnce();
  expect(reads.accounts).not.toHaveBeenCalled();
});

test('while nothing has ended nothing is read', async () => {
  const { queries, reads } = await openLists();
  await readAgainAfterJobs(queries, []);
  expect(reads.touchpoints).not.toHaveBeenCalled();
});
