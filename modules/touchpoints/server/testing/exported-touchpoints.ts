import { exportTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import type { testApp } from '#platform/testing/test-app.ts';

type Visitor = ReturnType<Awaited<ReturnType<typeof testApp>>['visitor']>;

/** Touchpoints of a brand as exported. */
export async function exportedTouchpoints(
  visitor: Visitor,
  client: { id: string; brandId: string },
  request: { filters?: object; format?: 'csv' | 'xlsx' } = {},
): Promise<{ name: string; content: Buffer }> {
  const { body } = await visitor.call(exportTouchpointCall, {
    body: { brandId: client.brandId, ...request },
  });
  const { result } = await until(async () => {
    const jobs = await visitor.call(listJobs, { query: { clientId: client.id } });
    return jobs.body.items.find(({ id, state }) => id === body.jobId && state === 'done');
  });
  const { path, name } = exportOutcomeSchema.parse(result);
  return { name, content: (await visitor.send({ method: 'GET', path })).raw.rawPayload };
}
