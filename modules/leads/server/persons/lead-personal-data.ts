import { type RawBuilder, sql } from 'kysely';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { purgeFiles } from '#platform/server/files/files.job.ts';
import {
  blankMentions,
  type FreeText,
  personPattern,
  rowsThatMention,
} from '#platform/server/persons/mentions.ts';
import type { PersonalDataHandler } from '#platform/server/persons/persons.ts';
import { assignBrandAdmins } from '../follow-up/replace-recipient.ts';
import { historyLines } from '../leads/change-lead.ts';
import { identityPairs, identityToNull } from '../leads/lead-identity.ts';
import { leadWithForm } from '../mails/lead-for-mail.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { forgetRecipient } from './forget-recipient.ts';

/** Edits of these parts contain no personal data. */
const IMPERSONAL_PARTS = ['price', 'skus'];

const LEADS = 'leads:intake.held.leads';
const HISTORY = 'leads:intake.held.history';
const FILES = 'leads:intake.held.files';
const REMINDERS = 'leads:intake.held.reminders';

/** Free text of a request can mention other people. */
const LEAD_TEXTS: FreeText = {
  table: 'leads.leads',
  columns: {
    fields_values: 'jsonb',
    additional_data: 'jsonb',
    metadata: 'jsonb',
    internal_note: 'text',
    lost_words: 'text',
    rejected: 'jsonb',
  },
};
const HISTORY_TEXTS: FreeText = {
  table: 'leads.lead_history',
  columns: { by: 'jsonb', detail: 'jsonb' },
};

/** A request remains as a figure of its form and shop; sender and content are erased. */
export const leadPersonalData: PersonalDataHandler<App> = {
  async held(person, { db: untypedDb }) {
    const db: Db<LeadsTables> = untypedDb;
    const ids = await ownLeads({ db }, person);
    const { rows } = await sql<{ record: Record<string, unknown> }>`
      select jsonb_strip_nulls(jsonb_build_object('at', created_at, 'status', status, ${identityPairs},
        'optin', optin, 'wording', wording, 'answers', fields_values, 'skus', skus,
        'additionalData', additional_data, 'metadata', metadata, 'note', internal_note)) as record
      from leads.leads where client_id = ${person.clientId} and id = any (${ids}::uuid[])`.execute(
      db,
    );
    const files = await filesOf({ db }, person, ids);
    const historyRows = await rowsThatMention({ db }, person, {
      ...HISTORY_TEXTS,
      shown: sql`at, kind, detail as text`,
    });
    return [
      { what: LEADS, records: rows.map(({ record }) => record) },
      { what: HISTORY, records: historyRows },
      { what: FILES, records: files.map(({ name, created_at: at }) => ({ name, at })) },
      { what: REMINDERS, records: await remindersOf({ db }, person) },
    ];
  },
  async erase(person, { db: untypedDb, app }) {
    const db: Db<LeadsTables> = untypedDb;
    const { clientId } = person;
    const { words } = personPattern(person);
    const ids = await ownLeads({ db }, person);
    const files = await filesOf({ db }, person, ids);
    for (const { id } of files) await app.files.remove(db, { clientId, id });
    await sql`
      delete from leads.lead_files
      where client_id = ${clientId} and id = any (${files.map(({ id }) => id)}::uuid[])`.execute(
      db,
    );
    if (files.length > 0)
      await app.jobs.enqueue(db, purgeFiles, { ids: files.map(({ id }) => id) }, { clientId });
    // Increases the version, so that a concurrent edit is retried and cannot restore the data.
    await sql`
      update leads.leads set ${identityToNull}, fields_values = '[]',
        additional_data = '{}', tags = ${withoutPerson(sql`tags`, words)},
        wording = regexp_replace(wording::text, ${words}, 'erased', 'gi')::jsonb, internal_note = '', visit_id = null,
        visit_erased = visit_erased or visit_id is not null, lost_words = null, undoable = null,
        routing = jsonb_set(routing, '{placed,place}', 'null', false),
        rejected = (select coalesce(jsonb_agg(party || '{"words": ""}'), '[]') from jsonb_array_elements(rejected) as party),
        closed_by = case when closed_by ->> 'kind' = 'consumer'
          then closed_by || '{"name": "", "email": null}' else closed_by end,
        handled = case when handled #>> '{by,kind}' = 'consumer'
          then jsonb_set(handled, '{by}', handled -> 'by' || '{"name": "", "email": null}') else handled end,
        version = version + 1,
        metadata = (select jsonb_object_agg(key, null) from jsonb_object_keys(metadata) as key)
      where client_id = ${clientId} and id = any (${ids}::uuid[])`.execute(db);
    // The consumer's own link, stored with their address.
    await sql`
      delete from leads.lead_tokens
      where client_id = ${clientId} and lead_id = any (${ids}::uuid[]) and part = 'consumer'`.execute(
      db,
    );
    await forgetInHistory({ db }, { clientId, leadIds: ids, words });
    const { known, withoutRecipient } = await forgetRecipient({ db }, person);
    const history = await blankMentions({ db }, person, HISTORY_TEXTS);
    const mentioned =
      (await blankMentions({ db }, person, LEAD_TEXTS)) + (await blankTags({ db }, person));
    // The person's own requests can no longer be answered, so they need no new recipient.
    const others = withoutRecipient.filter((id) => !ids.includes(id));
    await assignAdminsAfterErasure({ db, app }, person, others);
    return [
      { what: LEADS, count: ids.length + known + mentioned },
      { what: HISTORY, count: history },
      { what: FILES, count: files.length },
    ];
  },
};

/** Replaces the person in tags; the order is preserved. */
function withoutPerson(tags: RawBuilder<unknown>, words: string): RawBuilder<unknown> {
  return sql`array(select regexp_replace(tag, ${words}, 'erased', 'gi')
    from unnest(${tags}) with ordinality as each (tag, nth) order by nth)`;
}

/** Replaces the person's addresses in tags of other persons' leads. */
async function blankTags({ db }: Pick<Context, 'db'>, person: Person): Promise<number> {
  const { found, words } = personPattern(person);
  const { numAffectedRows } = await sql`
    update leads.leads set tags = ${withoutPerson(sql`tags`, words)}, version = version + 1
    where client_id = ${person.clientId} and tags <> '{}' and array_to_string(tags, ' ') ~* ${found}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** By id if the contact is known, else by e-mail, or by phone if there is no e-mail, because phones may be shared. */
async function ownLeads({ db }: Pick<Context, 'db'>, person: Person): Promise<string[]> {
  const { clientId, refs, emails, phones } = person;
  const { rows } = await sql<{ id: string }>`
    select id from leads.leads
    where client_id = ${clientId} and (id::text = any (${refs}::text[])
      or email = any (${emails}::text[]) or (email is null and phone = any (${phones}::text[])))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function filesOf(
  { db }: Pick<Context, 'db'>,
  { clientId }: Person,
  leadIds: readonly string[],
): Promise<{ id: string; name: string; created_at: Date }[]> {
  if (leadIds.length === 0) return [];
  return db
    .selectFrom('leads.lead_files')
    .select(['id', 'name', 'created_at'])
    .where('client_id', '=', clientId)
    .where('lead_id', 'in', leadIds)
    .execute();
}

async function remindersOf(
  { db }: Pick<Context, 'db'>,
  { clientId, emails }: Person,
): Promise<{ email: string; frequency: string | null; at: Date | null }[]> {
  if (emails.length === 0) return [];
  return db
    .selectFrom('leads.reminder_choices')
    .select(['recipient as email', 'frequency', 'chosen_at as at'])
    .where('client_id', '=', clientId)
    .where('recipient', 'in', emails)
    .execute();
}

/** The only recipient of these leads was erased: records it in the history and assigns the brand's admins [LEAD-13]. */
async function assignAdminsAfterErasure(
  { db, app }: Context,
  { clientId, emails }: Pick<Person, 'clientId' | 'emails'>,
  leadIds: readonly string[],
  at: Date = new Date(),
): Promise<void> {
  const detail = { name: '', email: null, reason: 'erased' };
  for (const id of leadIds) {
    const lines = [{ kind: 'unassign', detail }] as const;
    await sql`with erased as (select 1) ${historyLines({ clientId, id }, { by: SUITE_ACTOR, at, lines, from: 'erased' })}`.execute(
      db,
    );
    const found = await leadWithForm({ db, app }, { clientId, id });
    if (found)
      await assignBrandAdmins({ db, app }, found, { turn: at.toISOString(), at, without: emails });
  }
}

/**
 * Removes personal data from the history of a person's own leads: edited values and the consumer's name. In tags only
 * the person is replaced. Actions and times remain.
 */
async function forgetInHistory(
  { db }: Pick<Context, 'db'>,
  { clientId, leadIds, words }: { clientId: string; leadIds: readonly string[]; words: string },
): Promise<void> {
  const edited = sql`jsonb_set(detail, '{changes}', coalesce((
    select jsonb_agg(case when change ->> 'part' = any (${IMPERSONAL_PARTS}::text[]) then change
      when change ->> 'part' = 'tags' then regexp_replace(change::text, ${words}, 'erased', 'gi')::jsonb
      else change || '{"before": null, "after": null}' end order by nth)
    from jsonb_array_elements(detail -> 'changes') with ordinality as each (change, nth)), '[]'))`;
  await sql`
    update leads.lead_history set
      by = case when by ->> 'kind' = 'consumer' then by || '{"name": "", "email": null}' else by end,
      detail = case
        when kind = 'edit' then ${edited}
        when kind = 'created' then jsonb_set(detail, '{routing,placed,place}', 'null', false)
        when kind = 'mail' and detail ->> 'part' = 'consumer' then detail || '{"to": "erased", "name": ""}'
        when detail ? 'words' then detail || '{"words": ""}'
        else detail end
    where client_id = ${clientId} and lead_id = any (${leadIds}::uuid[])`.execute(db);
}
