import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { SureQueryClient } from './create-query-client.ts';

test('what changes while it is read for the first time is read again [NAV-09]', async () => {
  const queries = new SureQueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let requestCount = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ['bell'],
    queryFn: () => answers[requestCount++]?.promise ?? '',
  });
  onTestFinished(observer.subscribe(() => {}));
  const invalidated = queries.invalidateQueries({ queryKey: ['bell'] });
  answers[0]?.resolve('before the change');
  answers[1]?.resolve('after the change');
  await invalidated;
  expect(queries.getQueryData(['bell'])).toBe('after the change');
  expect(requestCount).toBe(2);
});

test('a query that already has data is refetched once after a change', async () => {
  const queries = new SureQueryClient();
  let requestCount = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ['bell'],
    queryFn: () => ++requestCount,
  });
  onTestFinished(observer.subscribe(() => {}));
  await expect.poll(() => queries.getQueryData(['bell'])).toBe(1);
  await queries.invalidateQueries({ queryKey: ['bell'] });
  expect(requestCount).toBe(2);
});
