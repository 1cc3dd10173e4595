import type { MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { CriteriaBook } from '../criteria/criteria-book.ts';
import { labelOf } from '../criteria/present-criterion.ts';
import type { MappingInForce } from './apply/mapping-in-force.ts';
import type { SettledPerson } from './apply/settle-responses.ts';
import { countingDecisions, keptDecision } from './effect-of.ts';
import { valueWords } from './value-words.ts';

type Example = NonNullable<MappingPreview['example']>;

/** One real contact, before and after, so that whoever saves has seen what it does. */
export function exampleOf(
  person: SettledPerson,
  { questions }: MappingInForce,
  words: { book: CriteriaBook; locale: Locale; translate: Translate },
): Example {
  const { book, translate } = words;
  const values = [...person.values].flatMap(([slug, value]) => {
    const criterion = book.bySlug(slug);
    if (!criterion) return [];
    const before = person.before.get(slug) ?? null;
    return [
      {
        label: labelOf(criterion, translate),
        before: valueWords(before, criterion, words),
        after: valueWords(value, criterion, words),
        withdrawnAt: null,
      },
    ];
  });
  const counting = new Map(countingDecisions(person).map((one) => [one.purpose, one]));
  const purposes = new Set(person.decisions.map(({ purpose }) => purpose));
  const decisions = questions.flatMap(({ criterion }) => {
    const { purpose } = criterion;
    if (purpose === undefined || !purposes.has(purpose)) return [];
    const kept = keptDecision(person, purpose);
    const before = kept === undefined ? null : kept.decision === 'given';
    const decided = counting.get(purpose);
    const after = decided ? decided.decision === 'given' : before;
    return [
      {
        label: labelOf(criterion, translate),
        before: valueWords(before, criterion, words),
        after: valueWords(after, criterion, words),
        withdrawnAt:
          !decided && kept?.decision === 'withdrawn' ? new Date(kept.at).toISOString() : null,
      },
    ];
  });
  return {
    name: nameOf(person),
    answeredAt: (person.responses.at(-1)?.at ?? new Date(0)).toISOString(),
    values: [...values, ...decisions],
  };
}

function nameOf({ values, row }: SettledPerson): string {
  const part = (slug: string) => values.get(slug) ?? row?.[slug] ?? '';
  return (
    `${part('firstname')} ${part('lastname')}`.trim() || String(part('email') || part('phone'))
  );
}
