import type { MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { CriteriaIndex } from '../criteria/criteria-index.ts';
import { criterionLabel } from '../criteria/present-criterion.ts';
import type { MappingInForce } from './apply/mapping-in-force.ts';
import type { SettledPerson } from './apply/settle-responses.ts';
import { countingDecisions, currentDecision } from './compute-effect.ts';
import { formatContactValue } from './format-contact-value.ts';

type Example = NonNullable<MappingPreview['example']>;

/** A real contact before and after, as an example for the user that saves the mapping. */
export function buildExample(
  person: SettledPerson,
  { questions }: MappingInForce,
  words: { book: CriteriaIndex; locale: Locale; translate: Translate },
): Example {
  const { book, translate } = words;
  const values = [...person.values].flatMap(([slug, value]) => {
    const criterion = book.bySlug(slug);
    if (!criterion) return [];
    const before = person.before.get(slug) ?? null;
    return [
      {
        label: criterionLabel(criterion, translate),
        before: formatContactValue(before, criterion, words),
        after: formatContactValue(value, criterion, words),
        withdrawnAt: null,
      },
    ];
  });
  const counting = new Map(countingDecisions(person).map((one) => [one.purpose, one]));
  const purposes = new Set(person.decisions.map(({ purpose }) => purpose));
  const decisions = questions.flatMap(({ criterion }) => {
    const { purpose } = criterion;
    if (purpose === undefined || !purposes.has(purpose)) return [];
    const kept = currentDecision(person, purpose);
    const before = kept === undefined ? null : kept.decision === 'given';
    const decided = counting.get(purpose);
    const after = decided ? decided.decision === 'given' : before;
    return [
      {
        label: criterionLabel(criterion, translate),
        before: formatContactValue(before, criterion, words),
        after: formatContactValue(after, criterion, words),
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
