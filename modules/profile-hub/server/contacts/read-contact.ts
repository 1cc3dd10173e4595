import { sql } from 'kysely';
import type { Profile } from '#modules/profile-hub/contract/profiles.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ruleContext } from '../segments/rule-context.ts';
import { inSegment, type RuleContext } from '../segments/rule-sql.ts';
import type { Context } from '../tables.ts';
import { type ContactRow, contactColumns, phoneText, toContact } from './contact-row.ts';
import { mergedContactIdsSql } from './read-contact-journey.ts';

/** The id of a contact, or of the one that it was merged into; throws if neither exists. */
export async function resolveMergedContactId(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select contact.id from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id = coalesce((
      select kept_id from profile_hub.merged_contacts
      where client_id = ${clientId} and gone_id = ${id}), ${id})`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].id;
}

/** One contact by its id, or by that of a contact merged into it [PH-05]. */
export async function readContact(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<Profile> {
  const survivingId = await resolveMergedContactId({ db }, { clientId, id });
  const context = await ruleContext({ db }, clientId);
  const ids = mergedContactIdsSql(sql`contact.client_id`, sql`contact.id`);
  const firstOf = (table: string) => sql`(select min(trace.at) from ${sql.table(table)} as trace
    where trace.client_id = contact.client_id and trace.contact_id in ${ids})`;
  const { rows } = await sql<ContactRow & { known_since: Date }>`
    select ${contactColumns}, least(contact.created_at, ${firstOf('profile_hub.stations')},
      ${firstOf('profile_hub.consents')}) as known_since
    from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id = ${survivingId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const contact = toContact(row, context.book);
  return {
    ...contact,
    phoneText: phoneText(contact),
    knownSince: row.known_since.toISOString(),
    segments: await segmentsOfContact({ db }, context, row.id),
  };
}

/** Number of segments per statement: each may have sixty rules, and statements have limits. */
const SEGMENTS_AT_ONCE = 20;

/** Saved segments that contain the contact. */
async function segmentsOfContact(
  { db }: Pick<Context, 'db'>,
  context: RuleContext,
  id: string,
): Promise<Profile['segments']> {
  const segments = await db
    .selectFrom('profile_hub.segments')
    .select(['id', 'name'])
    .where('client_id', '=', context.clientId)
    .where('saved', '=', true)
    .orderBy('name_key')
    .execute();
  const found: Profile['segments'] = [];
  for (let from = 0; from < segments.length; from += SEGMENTS_AT_ONCE)
    found.push(
      ...(await thoseWith({ db }, context, {
        id,
        segments: segments.slice(from, from + SEGMENTS_AT_ONCE),
      })),
    );
  return found;
}

async function thoseWith(
  { db }: Pick<Context, 'db'>,
  context: RuleContext,
  { id, segments }: { id: string; segments: Profile['segments'] },
): Promise<Profile['segments']> {
  const memberships = sql.join(
    segments.map((segment) => sql`(${inSegment(segment.id, context)}) is true`),
  );
  const { rows } = await sql<{ is_in: boolean[] }>`
    select array[${memberships}] as is_in from profile_hub.contacts as contact
    where contact.client_id = ${context.clientId} and contact.id = ${id}`.execute(db);
  return segments.filter((_, at) => rows[0]?.is_in[at]);
}
