import { sql } from 'kysely';
import type { Answer, MappingRule, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import { type ContactRow, contactColumns } from '../../contacts/contact-row.ts';
import { contactsByAddress } from '../../contacts/contacts-by-address.ts';
import type { CriteriaIndex, KnownCriterion } from '../../criteria/criteria-index.ts';
import type { AppliedAnswer } from '../../tables/campaign-tables.ts';
import type { Context } from '../../tables.ts';
import { mappingRows } from '../mapping-rows.ts';

export interface QuestionInForce {
  id: string;
  /** Text of the question; for consent it is the wording. */
  text: string;
  kind: QuestionKind;
  criterion: KnownCriterion;
  /** Option by key of the answer; null if deliberately not mapped. */
  options: ReadonlyMap<string, number | string | null>;
}

/** A mapping in the form in which it is applied to responses. */
export interface MappingInForce {
  campaignId: string;
  rule: MappingRule;
  round: number;
  questions: readonly QuestionInForce[];
}

export async function mappingInForce(
  { db }: Pick<Context, 'db'>,
  of: { clientId: string; campaignId: string; saved?: boolean },
  book: CriteriaIndex,
): Promise<MappingInForce | undefined> {
  const { mapping, questions } = await mappingRows({ db }, of);
  if (!mapping) return undefined;
  return {
    campaignId: of.campaignId,
    rule: mapping.rule,
    round: mapping.round,
    questions: questions.flatMap(({ id, text, kind, criterion: slug, answers }) => {
      const criterion = slug === null ? undefined : book.bySlug(slug);
      if (!criterion?.active) return [];
      const ids = new Map(criterion.options.map((option) => [String(option.id), option.id]));
      const options = new Map(
        answers.flatMap(({ key, option }) => {
          const known = option === null ? null : ids.get(option);
          return known === undefined ? [] : [[key, known] as const];
        }),
      );
      return [{ id, text, kind, criterion, options }];
    }),
  };
}

export interface ResponseRow {
  id: string;
  email: string | null;
  phone: string | null;
  answered_at: Date;
  answers: Record<string, Answer>;
}

/** Responses in the order in which they were given, so that the latest counts. */
export async function pendingResponses(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; campaignId: string; round: number; limit: number },
): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select id, email, phone, answered_at, answers from profile_hub.campaign_responses
    where client_id = ${given.clientId} and campaign_id = ${given.campaignId} and round < ${given.round}
    order by answered_at, id limit ${given.limit}`.execute(db);
  return rows;
}

/** Latest responses, from a given one on. */
export async function latestResponses(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; campaignId: string; limit: number },
): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select id, email, phone, answered_at, answers from profile_hub.campaign_responses
    where client_id = ${given.clientId} and campaign_id = ${given.campaignId}
    order by answered_at desc, id desc limit ${given.limit}`.execute(db);
  return rows.reverse();
}

export interface PersonRow extends ContactRow {
  email: string | null;
  phone: string | null;
  /** Addresses from merges. */
  further: { kind: 'email' | 'phone'; value: string }[];
  /** Last change of the contact by anything other than an answer. */
  own_at: Date;
  taken: Record<string, AppliedAnswer>;
  decisions: { purpose: number; decision: Decision; at: string; source: string }[];
}

/** Contacts with one of these emails or phones, directly or through a merge, with their earlier answers and consent. */
export async function readPersonsByAddress(
  { db }: Pick<Context, 'db'>,
  given: {
    clientId: string;
    emails: readonly string[];
    phones: readonly string[];
    purposes: readonly number[];
    /** Locks the rows until the changes are committed. */
    isHeld: boolean;
  },
): Promise<PersonRow[]> {
  const { clientId, emails, phones, purposes, isHeld } = given;
  const found = await contactsByAddress({ db }, clientId, { emails, phones });
  const { rows } = await sql<PersonRow>`
    select ${contactColumns},
      case when answered.written_at = contact.updated_at then answered.own_at else contact.updated_at end as own_at,
      coalesce(answered.taken, '{}') as taken,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', address.kind, 'value', address.value))
        from profile_hub.contact_addresses as address
        where address.client_id = ${clientId} and address.contact_id = contact.id
      ), '[]') as further,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'purpose', consent.purpose, 'decision', consent.decision, 'at', consent.at, 'source', consent.source)
          order by consent.at, consent.recorded_at)
        from profile_hub.consents as consent
        where consent.client_id = ${clientId} and consent.purpose = any (${purposes}::integer[])
          and (consent.contact_id = contact.id or consent.contact_id in (
            select merged.gone_id from profile_hub.merged_contacts as merged
            where merged.client_id = ${clientId} and merged.kept_id = contact.id))
      ), '[]') as decisions
    from profile_hub.contacts as contact
    left join profile_hub.answered_contacts as answered
      on answered.client_id = contact.client_id and answered.contact_id = contact.id
    where contact.client_id = ${clientId} and contact.id = any (${found.map(({ contactId }) => contactId)}::text[])
    order by contact.id ${isHeld ? sql`for update of contact` : sql``}`.execute(db);
  return rows;
}
