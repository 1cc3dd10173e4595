import { sql } from 'kysely';
import { receiveAnswers } from '#modules/profile-hub/server/campaigns/receive-answers.ts';
import { saveCampaign } from '#modules/profile-hub/server/campaigns/save-campaign.ts';
import { readCriteriaIndex } from '#modules/profile-hub/server/criteria/criteria-index.ts';
import { applyBatch } from '#modules/profile-hub/server/mappings/apply/apply-batch.ts';
import { mapAnswers, mapQuestion } from '#modules/profile-hub/server/mappings/map-question.ts';
import { mappingRows } from '#modules/profile-hub/server/mappings/mapping-rows.ts';
import {
  decideCampaign,
  replaceSavedMapping,
} from '#modules/profile-hub/server/mappings/save-mapping.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { CONTACT_LANDS } from '../demo-names.ts';
import { demoClients } from '../demo-people.ts';
import { type DemoCampaign, type DemoPerson, demoCampaigns } from './demo-campaigns.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** Campaigns of the first brand for all three tabs, answered by known and by new contacts. */
export async function loadDemoCampaigns(db: Db<ProfileHubTables>, app: App): Promise<void> {
  const [client] = demoClients;
  if (!client) return;
  const people = await peopleOf({ db }, client.id);
  for (const campaign of demoCampaigns)
    await loadCampaign({ db, app }, client.id, { campaign, people });
  // Contacts created by a campaign get the time of their answer instead of the load time.
  await sql`
    update profile_hub.contacts as contact
    set created_at = answered.first, last_activity_at = answered.last
    from (
      select contact_id, min(at) filter (where kind = 'answer') as first, max(at) as last
      from profile_hub.stations where client_id = ${client.id} group by contact_id
    ) as answered
    where contact.client_id = ${client.id} and contact.id = answered.contact_id
      and contact.created_at > answered.first and contact.origin = 'answer'`.execute(db);
}

async function loadCampaign(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  { campaign, people }: { campaign: DemoCampaign; people: readonly DemoPerson[] },
): Promise<void> {
  const { type, origin, key, name, open, questions, state } = campaign;
  const campaignId = await saveCampaign({ db }, clientId, {
    type,
    origin,
    key,
    name,
    feedback_template_id: campaign.template,
    open,
    questions: questions.map((question) => ({
      key: question.key,
      text: question.text,
      kind: question.kind,
      choices: [...(question.choices ?? [])],
    })),
  });
  const responses = responsesOf(campaign, people);
  for (let at = 0; at < responses.length; at += AT_ONCE)
    await receiveAnswers({ db }, clientId, {
      origin,
      campaign: key,
      responses: responses.slice(at, at + AT_ONCE),
    });
  const of = { clientId, campaignId };
  if (state === 'ignored')
    await decideCampaign({ db, app }, { clientId, id: campaignId }, 'ignore');
  if (state === 'begun' || state === 'saved') await mapDemo({ db, app }, of, campaign);
  if (state !== 'saved') return;
  await replaceSavedMapping({ db, app }, of);
  while ((await applyBatch({ db, app }, { ...of, limit: 1_000 })).responses > 0);
}

async function mapDemo(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  of: { clientId: string; campaignId: string },
  { questions }: DemoCampaign,
): Promise<void> {
  const { questions: rows } = await mappingRows({ db }, of);
  const book = await readCriteriaIndex({ db }, of.clientId);
  for (const { text, criterion, means } of questions) {
    const questionId = rows.find((row) => row.text === text)?.id;
    if (criterion === undefined || !questionId) continue;
    await mapQuestion({ db, app }, of, { questionId, criterion });
    if (!means) continue;
    const options = book.bySlug(criterion ?? '')?.options ?? [];
    const answers = Object.entries(means).map(([answer, label]) => ({
      answer,
      option: options.find((option) => option.label === label)?.id ?? null,
    }));
    await mapAnswers({ db }, of, { questionId, answers });
  }
}

function responsesOf(
  { key, responses, days, questions }: DemoCampaign,
  people: readonly DemoPerson[],
) {
  const now = Date.now();
  return Array.from({ length: responses }, (_, at) => {
    const person = people[(at * 3 + key.length) % people.length] ?? stranger(at);
    const respondent = at % 6 === 5 ? stranger(at) : person;
    return {
      id: `${key}-${at + 1}`,
      answeredAt: new Date(now - (days * DAY_MS * (responses - at)) / responses).toISOString(),
      email: at % 27 === 0 ? null : respondent.email,
      phone: null,
      country: null,
      answers: Object.fromEntries(
        questions.flatMap((question) => {
          const answer = question.answer(at, respondent);
          return answer === undefined ? [] : [[question.key, answer]];
        }),
      ),
    };
  });
}

const STRANGERS = [
  ['Gunhild', 'NO'],
  ['Arno', 'DE'],
  ['Maëlle', 'FR'],
  ['Tiago', 'CH'],
  ['Ilse', 'AT'],
  ['Odd', 'NO'],
  ['Berenike', 'DE'],
  ['Louis', 'FR'],
] as const;

function stranger(at: number): DemoPerson {
  const [first, country] = STRANGERS[at % STRANGERS.length] ?? STRANGERS[0];
  const land = CONTACT_LANDS.find((one) => one.country === country);
  return {
    first,
    last: land?.families[(at * 5 + 2) % land.families.length] ?? null,
    email: `${first.toLowerCase().replace('ë', 'e')}.${at}@post.example`,
    city: land?.towns[(at * 3) % land.towns.length]?.[0] ?? null,
    country,
  };
}

async function peopleOf(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<DemoPerson[]> {
  const { rows } = await sql<DemoPerson>`
    select email, firstname as first, lastname as last, city, country from profile_hub.contacts
    where client_id = ${clientId} and email is not null and firstname is not null order by id limit 400`.execute(
    db,
  );
  return rows;
}
