import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testHouse } from '#platform/testing/test-house.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandCampaign } from '../testing/brand-campaign.ts';
import { forgetAnswers } from './forget-answers.ts';

const house = await testHouse({ work: false });

test('what a person has answered goes with the person, and what others answered stays [PH-17]', async () => {
  const { id: clientId } = await house.people.client();
  const db = house.app.database.ofClient<ProfileHubTables>(clientId);
  await brandCampaign({ db }, clientId, [
    { email: 'ada@post.example', answers: { first: 'Ada' } },
    { phone: '+43662550139', answers: { first: 'Ada' } },
    { email: 'bo@post.example', phone: '+43662550139', answers: { first: 'Bo' } },
  ]);
  const gone = await forgetAnswers({ db }, clientId, {
    contactIds: [],
    emails: ['ada@post.example'],
    phones: ['+43662550139'],
  });
  expect(gone).toBe(2);
  const { rows } = await sql<{ email: string }>`
    select email from profile_hub.campaign_responses where client_id = ${clientId}`.execute(db);
  expect(rows).toEqual([{ email: 'bo@post.example' }]);
});
