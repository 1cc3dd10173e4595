import type { MappingRule } from '#modules/profile-hub/contract/campaign.ts';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';
import { contactValue } from '../../contacts/contact-row.ts';
import type { AppliedAnswer } from '../../tables/campaign-tables.ts';
import type { MappingInForce, PersonRow, QuestionInForce, ResponseRow } from './apply-input.ts';
import { type Identity, readAnswer, readIdentity } from './read-answer.ts';

export interface SettledDecision {
  purpose: number;
  decision: Decision;
  at: Date;
  wording: string;
}

/** A contact with the changes from its answers. */
export interface SettledPerson {
  id: string;
  isNew: boolean;
  row: PersonRow | undefined;
  ownAt: Date;
  /** Changed values by slug: before and after. */
  before: Map<string, ContactValue>;
  values: Map<string, ContactValue>;
  taken: Map<string, AppliedAnswer>;
  decisions: SettledDecision[];
  responses: { id: string; at: Date }[];
}

const NEVER = new Date(0);

/** Processes responses in order and calculates the resulting contacts; writes nothing [PH-16]. */
export class SettledResponses {
  readonly #mapping: MappingInForce;
  readonly #byEmail = new Map<string, SettledPerson>();
  readonly #byPhone = new Map<string, SettledPerson>();
  readonly persons = new Set<SettledPerson>();
  unknown = 0;
  waiting = 0;
  unreadable = 0;

  constructor(mapping: MappingInForce) {
    this.#mapping = mapping;
  }

  /** Registers existing contacts; of two with the same phone, the first counts. */
  know(rows: readonly PersonRow[]): void {
    const left: { kind: 'email' | 'phone'; value: string; person: SettledPerson }[] = [];
    for (const row of rows) {
      if (row.email && this.#byEmail.has(row.email)) continue;
      const person = newPerson({ id: row.id, row });
      if (row.email) this.#byEmail.set(row.email, person);
      if (row.phone && !this.#byPhone.has(row.phone)) this.#byPhone.set(row.phone, person);
      left.push(...row.further.map((address) => ({ ...address, person })));
    }
    // Last, because a contact's own address takes precedence over one taken over in a merge.
    for (const { kind, value, person } of left) {
      const known = kind === 'email' ? this.#byEmail : this.#byPhone;
      if (!known.has(value)) known.set(value, person);
    }
  }

  settle(response: ResponseRow): void {
    const givenAnswers = this.#mapping.questions.flatMap((question) => {
      const answer = response.answers[question.id];
      if (answer === undefined) return [];
      const { value, waiting, isUnreadable } = readAnswer(question, answer);
      this.waiting += waiting;
      if (isUnreadable) this.unreadable += 1;
      return value === undefined ? [] : [{ question, value }];
    });
    const person = this.#personOf(readIdentity(response, givenAnswers));
    if (!person) {
      this.unknown += 1;
      return;
    }
    this.persons.add(person);
    person.responses.push({ id: response.id, at: response.answered_at });
    for (const { question, value } of givenAnswers)
      this.#take(person, response.answered_at, question, value);
  }

  #take(person: SettledPerson, at: Date, question: QuestionInForce, value: ContactValue): void {
    const { criterion } = question;
    if (criterion.kind === 'email') return;
    if (criterion.kind === 'consent') {
      decide(person, { at, question, isGiven: value === true });
      return;
    }
    const { slug } = criterion;
    const current = valueNow(person, question);
    const settled = settleValue({
      rule: this.#mapping.rule,
      campaign: this.#mapping.campaignId,
      at,
      value,
      current,
      ownAt: person.ownAt,
      taken: person.taken.get(slug),
    });
    if (!settled) return;
    if (!person.before.has(slug)) person.before.set(slug, current);
    person.values.set(slug, settled.value);
    person.taken.set(slug, settled.taken);
  }

  /** By e-mail, then by phone, otherwise a new contact. A phone does not match a contact with another e-mail. */
  #personOf({ email, phone }: Identity): SettledPerson | undefined {
    if (!email && !phone) return undefined;
    const byEmail = email ? this.#byEmail.get(email) : undefined;
    if (byEmail) return byEmail;
    const byPhone = phone ? this.#byPhone.get(phone) : undefined;
    if (byPhone && (!email || !emailOf(byPhone))) {
      if (email) {
        byPhone.before.set('email', null);
        byPhone.values.set('email', email);
        this.#byEmail.set(email, byPhone);
      }
      return byPhone;
    }
    const person = newPerson({ id: newHexId(), row: undefined });
    for (const [slug, value] of Object.entries({ email, phone })) {
      if (!value) continue;
      person.before.set(slug, null);
      person.values.set(slug, value);
    }
    if (email) this.#byEmail.set(email, person);
    if (phone && !byPhone) this.#byPhone.set(phone, person);
    return person;
  }
}

function newPerson({ id, row }: { id: string; row: PersonRow | undefined }): SettledPerson {
  return {
    id,
    isNew: row === undefined,
    row,
    ownAt: row?.own_at ?? NEVER,
    before: new Map(),
    values: new Map(),
    taken: new Map(Object.entries(row?.taken ?? {})),
    decisions: [],
    responses: [],
  };
}

function emailOf({ row, values }: SettledPerson): string | null {
  return (values.get('email') as string | undefined) ?? row?.email ?? null;
}

function valueNow(person: SettledPerson, { criterion }: QuestionInForce): ContactValue {
  const settled = person.values.get(criterion.slug);
  if (settled !== undefined) return settled;
  return person.row ? contactValue(person.row, criterion) : null;
}

/** The ledger contains an answer once, however often its mapping is applied. */
function decide(
  person: SettledPerson,
  { at, question, isGiven }: { at: Date; question: QuestionInForce; isGiven: boolean },
): void {
  const { purpose = 0 } = question.criterion;
  const isKnown = (person.row?.decisions ?? []).some(
    (stored) =>
      stored.purpose === purpose &&
      stored.source === 'answer' &&
      new Date(stored.at).getTime() === at.getTime(),
  );
  const isRecorded = person.decisions.some(
    (one) => one.purpose === purpose && one.at.getTime() === at.getTime(),
  );
  if (isKnown || isRecorded) return;
  const decision = isGiven ? 'given' : 'refused';
  person.decisions.push({ purpose, decision, at, wording: question.text });
}

interface Given {
  rule: MappingRule;
  campaign: string;
  /** Time of the answer. */
  at: Date;
  value: ContactValue;
  /** The contact's value, and its last change by anything other than an answer. */
  current: ContactValue;
  ownAt: Date;
  /** Value that an answer wrote here before. */
  taken: AppliedAnswer | undefined;
}

/**
 * Decides on a value by the mapping rule if the contact already has one [PH-16]. Values written by the same campaign
 * are always replaced by later answers. A value that was changed since is not written again. Undefined means no change.
 */
function settleValue(given: Given): { value: ContactValue; taken: AppliedAnswer } | undefined {
  return Array.isArray(given.value) ? settleSeveral(given, given.value) : settleOne(given);
}

function settleOne(given: Given): { value: ContactValue; taken: AppliedAnswer } | undefined {
  const { rule, campaign, at, value, current, ownAt, taken } = given;
  const result = { value, taken: { campaign, at: at.toISOString(), value } };
  const isAnswers = taken !== undefined && taken.value === current;
  const wasTaken = taken?.campaign === campaign;
  if (wasTaken && new Date(taken.at) > at) return undefined;
  if (current === value) return undefined;
  if (wasTaken && isAnswers) return result;
  const isRepeated =
    wasTaken && taken.value === value && new Date(taken.at).getTime() === at.getTime();
  if (isRepeated && rule !== 'campaign') return undefined;
  if (current === null || rule === 'campaign') return result;
  if (rule === 'keep') return undefined;
  return at >= (isAnswers ? new Date(taken.at) : ownAt) ? result : undefined;
}

/** Choices are added to existing ones: a new answer does not remove earlier choices. */
function settleSeveral(
  given: Given,
  value: readonly number[],
): { value: ContactValue; taken: AppliedAnswer } | undefined {
  const { rule, campaign, at, ownAt, taken } = given;
  const current = Array.isArray(given.current) ? given.current : [];
  const wasTaken = taken?.campaign === campaign;
  if (wasTaken && new Date(taken.at) > at) return undefined;
  const added = wasTaken && Array.isArray(taken.value) ? taken.value : [];
  const own = current.filter((option) => !added.includes(option));
  if (rule === 'keep' && own.length > 0) return undefined;
  const isGone = added.length > 0 && added.some((option) => !current.includes(option));
  if (isGone && rule !== 'campaign' && new Date(taken?.at ?? 0).getTime() === at.getTime())
    return undefined;
  if (rule === 'newer' && own.length > 0 && at < ownAt) return undefined;
  const next = [...new Set([...own, ...value])].sort((one, other) => one - other);
  const isSame = next.length === current.length && next.every((option) => current.includes(option));
  if (isSame) return undefined;
  const fresh = value.filter((option) => !own.includes(option));
  return { value: next, taken: { campaign, at: at.toISOString(), value: fresh } };
}
