import { sql } from 'kysely';
import { expect } from 'vitest';
import type { NewResponse } from '#modules/profile-hub/contract/campaign.ts';
import {
  getMappingCall,
  mapAnswersCall,
  mapQuestionCall,
  previewMappingCall,
  saveMappingCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import type { testApp } from '#platform/testing/test-app.ts';
import { type ContactRow, contactColumns, toContact } from '../contacts/contact-row.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandCampaign } from './brand-campaign.ts';

type TestSuite = Awaited<ReturnType<typeof testApp>>;

export const ada: Partial<NewResponse> = {
  email: 'Ada@Post.example',
  answers: { first: 'Ada', cooks: 'two', owns: ['Pot', 'Pan / skillet'], news: true, score: 9 },
};

/** A brand with two list criteria, and helpers for the mapping of its campaign. */
export async function mappingBrand(suite: TestSuite) {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const db = suite.app.database.ofClient<ProfileHubTables>(client.id);
  const given = { mandatory: false, consent: false };
  await db.transaction().execute(async (tx) => {
    await createCriterion({ db: tx }, client.id, {
      ...given,
      label: 'Cooks for',
      type: 'closedUnique',
      options: ['One', 'Two', 'Many'],
    });
    await createCriterion({ db: tx }, client.id, {
      ...given,
      label: 'Owns',
      type: 'closedMultiple',
      options: ['Pot', 'Pan', 'Knife'],
    });
  });
  let campaignId = '';
  const of = () => ({ brand_id: client.brandId, campaign_id: campaignId });
  const read = async () => (await admin.call(getMappingCall, { query: of() })).body;
  const question = async (text: string) =>
    (await read()).questions.find((one) => one.text.startsWith(text)) ?? expect.fail(text);
  const map = async (text: string, criterion: string | null) =>
    admin.call(mapQuestionCall, {
      body: { ...of(), question_id: (await question(text)).question_id, criterion },
    });
  const mean = async (text: string, answers: { answer: string; option?: number | null }[]) =>
    admin.call(mapAnswersCall, {
      body: { ...of(), question_id: (await question(text)).question_id, answers },
    });
  const optionOf = async (slug: string, label: string) => {
    const book = await readCriteriaIndex({ db }, client.id);
    return Number(book.bySlug(slug)?.options.find((option) => option.label === label)?.id);
  };
  const applied = () => jobsAreDone(suite.app, 'profile-hub.apply-answers');
  const contacts = async () => {
    const book = await readCriteriaIndex({ db }, client.id);
    const { rows } = await sql<ContactRow>`
      select ${contactColumns} from profile_hub.contacts as contact
      where client_id = ${client.id} order by email, phone`.execute(db);
    return rows.map((row) => toContact(row, book));
  };
  return {
    client,
    admin,
    db,
    of,
    read,
    question,
    map,
    mean,
    optionOf,
    applied,
    contacts,
    values: async () => (await contacts()).map(({ criterias }) => criterias),
    async receiveResponses(...responses: Partial<NewResponse>[]) {
      campaignId = await brandCampaign({ db }, client.id, responses);
    },
    preview: async () => (await admin.call(previewMappingCall, { query: of() })).body,
    async save() {
      const { version } = await read();
      const body = { ...of(), saved: true, version };
      expect((await admin.call(saveMappingCall, { body })).status).toBe(200);
      await applied();
    },
    async mapAll() {
      await map('First', 'firstname');
      await map('Cooks', 'cooks_for');
      await map('What', 'owns');
      await map('May', 'optin_email');
      await map('Would', null);
      await mean('What', [
        { answer: 'Pan / skillet', option: await optionOf('owns', 'Pan') },
        { answer: 'None', option: null },
      ]);
    },
  };
}
