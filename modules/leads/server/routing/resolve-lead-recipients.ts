import {
  type Person,
  peopleByEmails,
  peopleByIds,
} from '#modules/directory/contract/associations.ts';
import { findLocationRepresentatives } from '#modules/directory/contract/locations/location-ports.ts';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { type Answer, type Condition, conditionsHold } from '#modules/forms/contract/condition.ts';
import type { Recipient, RecipientPart } from '#modules/forms/contract/form-notifications.ts';
import type { AnsweredField } from '#modules/forms/contract/intake/lead-submission.ts';
import type { LeadRecipient, RoutingReason } from '#modules/forms/contract/intake/routing.ts';
import { type Locale, localeFromCountry } from '#platform/contract/locale.ts';
import type { Port } from '#platform/contract/port.ts';
import { clientAdminsPort } from '#platform/server/sessions/user-ports.ts';
import type { Context } from '../tables.ts';

/** Queries another module's port; the creator of the function provides the connection. */
export type PortQuery = <Input, Output>(port: Port<Input, Output>, input: Input) => Promise<Output>;

/**
 * Whether the address belongs to a user without access to the brand; links in their old mails are then invalid too
 * [LEAD-11].
 */
export async function hasLeftBrand(
  { db, app }: Context,
  { clientId, email }: { clientId: string; email: string },
): Promise<boolean> {
  const people = await app.ports.call(peopleByEmails, { clientId, emails: [email] }, { db, app });
  return people.length > 0 && people.every(({ status }) => status === 'disabled');
}

/** Answers by field key for rules; only fields that applied. */
export function answerLookup(
  answered: readonly AnsweredField<{ key: string }>[],
): (key: string) => Answer {
  const values = new Map(answered.map(({ field, value }) => [field.key, value]));
  return (key) => values.get(key);
}

/** Matching rules in order; a rule without conditions always matches. */
export function fittingRules<Rule extends { when: readonly Condition[] }>(
  rules: readonly Rule[],
  answerOf: (key: string) => Answer,
): Rule[] {
  return rules.filter(({ when }) => conditionsHold(when, answerOf));
}

export interface RecipientsQuestion {
  clientId: string;
  recipients: readonly Recipient[];
  answerOf: (key: string) => Answer;
  location: PlaceToBuy | null;
  /** Language of recipients known by address only. */
  locale: Locale;
}

export interface Recipients {
  subscribers: LeadRecipient[];
  observers: LeadRecipient[];
  reasons: RoutingReason['recipients'];
}

/**
 * Recipients of a request: subscribers may act, observers read. Without any subscriber, the brand's admins become
 * subscribers.
 */
export async function resolveLeadRecipients(
  queryPort: PortQuery,
  question: RecipientsQuestion,
): Promise<Recipients> {
  const { clientId, answerOf } = question;
  const lines = fittingRules(question.recipients, answerOf);
  const known = await peopleFor(queryPort, question, lines);
  const chosen: Recipients = { subscribers: [], observers: [], reasons: [] };
  for (const part of ['subscriber', 'observer'] as const)
    for (const line of lines.filter((one) => one.part === part)) {
      const newRecipients = resolveTarget(line.who, question, known).filter((recipient) =>
        isNew(chosen, recipient),
      );
      if (newRecipients.length === 0) continue;
      listOf(chosen, part).push(...newRecipients);
      chosen.reasons.push({ part, why: line.who.kind, recipientId: line.id });
    }
  if (chosen.subscribers.length > 0) return chosen;
  const { admins } = await queryPort(clientAdminsPort, { clientId });
  const emails = new Set(admins.map(({ email }) => email));
  return {
    subscribers: admins.map(({ userId, email, name, locale }) => ({ userId, email, name, locale })),
    observers: chosen.observers.filter(({ email }) => !emails.has(email)),
    reasons: [...chosen.reasons, { part: 'subscriber', why: 'admins', recipientId: null }],
  };
}

interface Known {
  ofLocation: readonly Person[];
  named: ReadonlyMap<string, Person>;
}

async function peopleFor(
  queryPort: PortQuery,
  { clientId, location }: RecipientsQuestion,
  lines: readonly Recipient[],
): Promise<Known> {
  const userIds = lines.flatMap(({ who }) => (who.kind === 'user' ? [who.userId] : []));
  const needsRepresentatives = location !== null && lines.some(({ who }) => who.kind === 'role');
  const representatives = needsRepresentatives
    ? await queryPort(findLocationRepresentatives, { clientId, locationIds: [location.id] })
    : undefined;
  const ofLocation = representatives?.get(location?.id ?? '') ?? [];
  const named = userIds.length > 0 ? await queryPort(peopleByIds, { clientId, userIds }) : [];
  return { ofLocation, named: new Map(named.map((person) => [person.userId, person])) };
}

function resolveTarget(
  who: Recipient['who'],
  { location, locale }: RecipientsQuestion,
  { ofLocation, named }: Known,
): LeadRecipient[] {
  switch (who.kind) {
    case 'role':
      return ofLocation.filter(({ role }) => role === who.role).map(toRecipient);
    case 'user': {
      const person = named.get(who.userId);
      return person?.status === 'active' ? [toRecipient(person)] : [];
    }
    case 'email':
      return [{ email: who.email, name: who.name ?? '', userId: null, locale }];
    case 'location': {
      if (!location?.email) return [];
      const { email, name, country } = location;
      const theirs = localeFromCountry(country) ?? locale;
      return [{ email: email.toLowerCase(), name, userId: null, locale: theirs }];
    }
  }
}

function toRecipient({ userId, email, firstName, lastName, locale }: Person): LeadRecipient {
  return { userId, email, locale, name: `${firstName} ${lastName}`.trim() };
}

function listOf(chosen: Recipients, part: RecipientPart): LeadRecipient[] {
  return part === 'subscriber' ? chosen.subscribers : chosen.observers;
}

/** Each address gets the lead once; subscribers can read it as well. */
function isNew({ subscribers, observers }: Recipients, { email }: LeadRecipient): boolean {
  return ![...subscribers, ...observers].some((recipient) => recipient.email === email);
}
