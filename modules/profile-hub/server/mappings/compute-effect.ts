import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { SettledDecision, SettledPerson } from './apply/settle-responses.ts';

/** Changes of a contact by the answers: changed values and effective decisions. */
export function computeEffect(person: SettledPerson): {
  person: SettledPerson;
  values: number;
  changed: number;
} {
  const written = [...person.values].filter(
    ([slug, value]) => !isSame(person.before.get(slug) ?? null, value),
  );
  const replaced = written.filter(([slug]) => (person.before.get(slug) ?? null) !== null);
  const decided = countingDecisions(person).filter(({ current, decision }) => current !== decision);
  return {
    person,
    values: written.length + decided.length,
    changed: replaced.length + decided.filter(({ current }) => current !== undefined).length,
  };
}

interface CountingDecision extends SettledDecision {
  /** What counts now. */
  current: string | undefined;
}

/** The latest decision per purpose, if the ledger has no later one. */
export function countingDecisions(person: SettledPerson): CountingDecision[] {
  const latest = new Map(person.decisions.map((decision) => [decision.purpose, decision]));
  return [...latest.values()].flatMap((decision) => {
    const kept = currentDecision(person, decision.purpose);
    const isLater = !kept || new Date(kept.at) < decision.at;
    return isLater ? [{ ...decision, current: kept?.decision }] : [];
  });
}

/** What counts on a purpose now: the ledger gives the latest last. */
export function currentDecision({ row }: SettledPerson, purpose: number) {
  return row?.decisions.filter((decision) => decision.purpose === purpose).at(-1);
}

function isSame(one: ContactValue, other: ContactValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
