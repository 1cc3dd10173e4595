import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type SavedView, superAdminViewCalls } from '#platform/contract/lists/saved-view.ts';
import type { ProblemBody } from '#platform/contract/problem.ts';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { toastStore } from '#platform/web/feedback/toast-store.ts';
import { useSavedViews } from './use-saved-views.ts';

const LIST = 'super-admin.jobs';
const view: SavedView = {
  id: '0198f3a0-0000-7000-8000-000000000001',
  list: LIST,
  name: 'Slow ones',
  search: 'sort=-took',
  shared: true,
  mine: false,
  mayChange: true,
  version: 1,
  updatedAt: '2026-11-15T08:00:00.000Z',
};

const { status, code, title } = changedMeanwhile;
const refused: ProblemBody = { type: 'about:blank', title, status, code, requestId: 'r-1' };

afterEach(() => {
  for (const { id } of toastStore.all()) toastStore.dismiss(id);
});

test('a refused change of a view succeeds on the second attempt, with the reloaded version [BEY-01]', async () => {
  let stored = { ...view, version: 2 };
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ items: [stored], mayShare: true });
    const { version, ...wanted } = JSON.parse(String(body)) as SavedView;
    if (version !== stored.version) return Response.json(refused, { status: refused.status });
    stored = { ...stored, ...wanted, version: version + 1 };
    return Response.json(stored);
  });
  const queries = new QueryClient();
  const listQuery = callQueryOptions(superAdminViewCalls.list, {
    params: {},
    query: { list: LIST },
  });
  queries.setQueryData(listQuery.queryKey, { items: [view], mayShare: true });
  const looking = new QueryObserver(queries, { ...listQuery, staleTime: Infinity }).subscribe(
    () => {},
  );
  const { change } = renderHookOnce(
    () => useSavedViews(LIST),
    ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  );
  const rename = () => change(view, { name: 'Slow jobs' });
  await expect(rename()).rejects.toMatchObject({ code: changedMeanwhile.code });
  expect(await rename()).toMatchObject({ name: 'Slow jobs', version: 3 });
  looking();
  queries.clear();
});
