import { sql } from 'kysely';
import { expect } from 'vitest';
import type {
  TouchpointCondition,
  TouchpointSort,
  TouchpointView,
} from '#modules/touchpoints/contract/touchpoint.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from './made-touchpoint.ts';

interface SearchOptions {
  view?: TouchpointView;
  q?: string;
  all?: TouchpointCondition[];
  any?: TouchpointCondition[];
  sortBy?: TouchpointSort;
  sortDesc?: boolean;
  page?: number;
  limit?: number;
}

/** A brand without touchpoints, its admin, and searches for the touchpoints that the test creates. */
export async function touchpointSearch(
  suite: TestApp,
  given: Parameters<TestApp['people']['client']>[0] = {},
) {
  const client = await suite.people.client(given);
  const admin = await suite.adminOf(client);
  const db = suite.app.database.ofClient(client.id);

  async function search({ view, q, all, any, ...rest }: SearchOptions = {}) {
    const answer = await admin.call(searchTouchpointsCall, {
      body: {
        brandId: client.brandId,
        searchFilter: {
          ...(view && { view }),
          ...(q && { q }),
          groups: [
            ...(all ? [{ match: 'all' as const, filters: all }] : []),
            ...(any ? [{ match: 'any' as const, filters: any }] : []),
          ],
        },
        ...rest,
      },
    });
    expect(answer.problem.code).toBeUndefined();
    return answer.body;
  }

  return {
    client,
    admin,
    db,
    made: (facts: Parameters<typeof madeTouchpoint>[2] = {}) =>
      madeTouchpoint(suite.app, client, facts),
    async visited(id: string, scans: number, clicks = 0): Promise<void> {
      await sql`update touchpoints.totals set visits = ${scans + clicks}, scans = ${scans}, clicks = ${clicks}
        where touchpoint_id = ${id}`.execute(db);
    },
    search,
    suffixesOf: async (options: SearchOptions) =>
      (await search(options)).items.map(({ sourceSuffix }) => sourceSuffix),
  };
}
