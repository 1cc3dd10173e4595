import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandCampaign } from '../testing/brand-campaign.ts';
import { contactPersonalData } from './contact-personal-data.ts';

const suite = await testApp({ work: false });
const { app } = suite;

test('an erasure deletes the person’s answers and removes the person’s data from the answers of others [PH-17]', async () => {
  const { id: clientId } = await suite.people.client();
  const db = app.database.ofClient<ProfileHubTables>(clientId);
  await brandCampaign({ db }, clientId, [
    { email: 'ada@post.example', answers: { first: 'Ada' } },
    { phone: '+43662550139', answers: { first: 'Ada' } },
    {
      email: 'bo@post.example',
      phone: '+43662550139',
      answers: { first: 'Bo, sent by ada@post.example' },
    },
  ]);
  const person = {
    clientId,
    contactIds: [],
    refs: [],
    emails: ['ada@post.example'],
    phones: ['+43662550139'],
    names: ['Ada'],
  };
  const held = await contactPersonalData.held(person, { db, app });
  const answers = held.find(({ what }) => what === 'profile-hub:erase.what.responses');
  expect(answers?.records).toHaveLength(2);
  const erased = await contactPersonalData.erase(person, { db, app });
  expect(erased).toContainEqual({ what: 'profile-hub:erase.what.responses', count: 2 });
  const { rows } = await sql<{ email: string; said: string }>`
    select email, answers::text as said from profile_hub.campaign_responses
    where client_id = ${clientId}`.execute(db);
  expect(rows).toMatchObject([{ email: 'bo@post.example' }]);
  expect(rows[0]?.said).toContain('Bo, sent by erased');
});
