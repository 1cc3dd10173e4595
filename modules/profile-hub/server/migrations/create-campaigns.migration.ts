import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/** Campaigns, their responses and the mapping of answers to contacts. */
export const createCampaignsMigration = defineMigration({
  name: '2026-11-21-50-profile-hub-campaigns',
  async up(db) {
    await createCampaigns(db);
    await createResponses(db);
    await createMappings(db);
  },
});

async function createCampaigns(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.campaigns (
      client_id uuid not null references directory.clients,
      id uuid not null,
      type text not null check (type in ('feedback', 'survey', 'contest')),
      origin text not null,
      key text not null,
      name text not null,
      feedback_template_id text,
      open boolean not null default true,
      state text not null default 'available' check (state in ('available', 'assigned', 'rejected')),
      responses integer not null default 0,
      first_response_at timestamptz,
      last_response_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (client_id, id)
    )`.execute(db);
  await sql`create unique index campaigns_key on profile_hub.campaigns (client_id, origin, key)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.campaigns');
  const silent = ['updated_at', 'responses', 'first_response_at', 'last_response_at'];
  await audited(db, 'profile_hub.campaigns', { key: ['id'], label: ['name'], silent });
  await sql`
    create table profile_hub.campaign_questions (
      client_id uuid not null references directory.clients,
      id uuid not null,
      campaign_id uuid not null,
      key text not null,
      text text not null,
      kind text not null check (kind in ('text', 'one', 'several', 'yesno', 'number')),
      position integer not null,
      primary key (client_id, id),
      foreign key (client_id, campaign_id) references profile_hub.campaigns on delete cascade
    )`.execute(db);
  await sql`
    create unique index campaign_questions_key
    on profile_hub.campaign_questions (client_id, campaign_id, key)`.execute(db);
  await tenantTable(db, 'profile_hub.campaign_questions');
  await unaudited(db, 'profile_hub.campaign_questions', 'told by the system that asks');
  await sql`
    create table profile_hub.campaign_choices (
      client_id uuid not null references directory.clients,
      question_id uuid not null,
      answer_key text not null,
      label text not null,
      position integer not null,
      given integer not null default 0,
      primary key (client_id, question_id, answer_key),
      foreign key (client_id, question_id) references profile_hub.campaign_questions on delete cascade
    )`.execute(db);
  await tenantTable(db, 'profile_hub.campaign_choices');
  await unaudited(db, 'profile_hub.campaign_choices', 'told by the system that asks');
}

async function createResponses(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.campaign_responses (
      client_id uuid not null references directory.clients,
      id uuid not null,
      campaign_id uuid not null,
      key text not null,
      email text,
      phone text,
      answered_at timestamptz not null,
      received_at timestamptz not null default now(),
      answers jsonb not null,
      contact_id text,
      round integer not null default 0,
      primary key (client_id, id),
      foreign key (client_id, campaign_id) references profile_hub.campaigns on delete cascade
    )`.execute(db);
  await sql`
    create unique index campaign_responses_key
    on profile_hub.campaign_responses (client_id, campaign_id, key)`.execute(db);
  await sql`
    create index campaign_responses_in_order
    on profile_hub.campaign_responses (client_id, campaign_id, answered_at, id)`.execute(db);
  // An erasure must find all responses of a person.
  for (const column of ['email', 'phone', 'contact_id'])
    await sql`
      create index ${sql.id(`campaign_responses_by_${column}`)}
      on profile_hub.campaign_responses (client_id, ${sql.id(column)}) where ${sql.id(column)} is not null`.execute(
      db,
    );
  await tenantTable(db, 'profile_hub.campaign_responses');
  await unaudited(db, 'profile_hub.campaign_responses', 'persons; who may be erased');
  await sql`
    create table profile_hub.answered_contacts (
      client_id uuid not null references directory.clients,
      contact_id text not null,
      own_at timestamptz not null,
      written_at timestamptz not null,
      taken jsonb not null,
      primary key (client_id, contact_id),
      foreign key (client_id, contact_id) references profile_hub.contacts on delete cascade
    )`.execute(db);
  await tenantTable(db, 'profile_hub.answered_contacts');
  await unaudited(db, 'profile_hub.answered_contacts', 'persons; who may be erased');
}

async function createMappings(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.mappings (
      client_id uuid not null references directory.clients,
      id uuid not null,
      campaign_id uuid not null,
      saved boolean not null,
      rule text not null default 'newer' check (rule in ('newer', 'keep', 'campaign')),
      round integer not null default 0,
      incomplete boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      primary key (client_id, id),
      foreign key (client_id, campaign_id) references profile_hub.campaigns on delete cascade
    )`.execute(db);
  // One saved mapping and one temporary mapping per campaign.
  await sql`create unique index mappings_of_campaign on profile_hub.mappings (client_id, campaign_id, saved)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.mappings');
  const silent = ['updated_at', 'version', 'round', 'incomplete'];
  await audited(db, 'profile_hub.mappings', { key: ['id'], label: ['campaign_id'], silent });
  await sql`
    create table profile_hub.mapping_questions (
      client_id uuid not null references directory.clients,
      id uuid not null,
      mapping_id uuid not null,
      question_id uuid not null,
      criterion text,
      primary key (client_id, id),
      foreign key (client_id, mapping_id) references profile_hub.mappings on delete cascade,
      foreign key (client_id, question_id) references profile_hub.campaign_questions on delete cascade
    )`.execute(db);
  await sql`
    create unique index mapping_questions_once
    on profile_hub.mapping_questions (client_id, mapping_id, question_id)`.execute(db);
  await tenantTable(db, 'profile_hub.mapping_questions');
  await audited(db, 'profile_hub.mapping_questions', { key: ['id'], label: ['criterion'] });
  await sql`
    create table profile_hub.mapping_answers (
      client_id uuid not null references directory.clients,
      mapping_question_id uuid not null,
      answer_key text not null,
      answer text not null,
      option text,
      primary key (client_id, mapping_question_id, answer_key),
      foreign key (client_id, mapping_question_id) references profile_hub.mapping_questions on delete cascade
    )`.execute(db);
  await tenantTable(db, 'profile_hub.mapping_answers');
  await audited(db, 'profile_hub.mapping_answers', {
    key: ['mapping_question_id', 'answer_key'],
    label: ['answer'],
  });
}
