import { expect, test } from 'vitest';
import { suggestModificationCall } from '#modules/directory/contract/change-requests/suggest-modification.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { OpportunityTables } from '../tables.ts';

const suite = await testApp({ work: false });
const client = await suite.people.client();
const admin = await suite.adminOf(client);

const suggest = (locationId: string) =>
  admin.call(suggestModificationCall, {
    params: { clientId: client.id },
    body: { locationId, kind: 'closed', evidence: 'phoned' },
  });

test('a suggested change to a prospect is refused with its own problem code [OPP-06]', async () => {
  const id = uuidV7();
  await suite.app.database
    .ofClient<OpportunityTables>(client.id)
    .insertInto('opportunity.retailers')
    .values({ client_id: client.id, id, name: 'Prospect', country: 'FR', sells: false })
    .execute();
  const { status, problem } = await suggest(id);
  expect([status, problem.code]).toEqual([422, 'RETAILER_NOT_IN_DIRECTORY']);
  expect((await suggest(uuidV7())).status).toBe(404);
});
