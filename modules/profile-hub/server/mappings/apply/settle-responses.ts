import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';
import { contactValue } from '../../contacts/contact-row.ts';
import type { AppliedAnswer } from '../../tables/campaign-tables.ts';
import type { MappingInForce, PersonRow, QuestionInForce, ResponseRow } from './apply-input.ts';
import { type Identity, readAnswer, readIdentity } from './read-answer.ts';
import { settleValue } from './settle-value.ts';

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
