import type { Conditionable } from '../../data/conditions/use-conditionables.ts';
import type { FormDraft } from '../../data/draft/form-draft.ts';

/** The fields that some rule asks for: only these change where a request goes. */
export function askedByRules({ locationSettings, notifications }: FormDraft): string[] {
  const rules = [
    ...locationSettings.rules,
    ...locationSettings.tagRules,
    ...notifications.recipients,
  ];
  return [...new Set(rules.flatMap(({ when }) => when.map(({ field }) => field)))];
}

/** What was tried as a visitor would have sent it: a consent is a yes or a no, a box may be one of several. */
export function answersOf(
  answers: Readonly<Record<string, string>>,
  fields: readonly Conditionable[],
): Record<string, string | boolean | string[] | number> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const type = fields.find((field) => field.key === key)?.type;
      if (type === 'consent') return [key, answer === 'yes'];
      if (type === 'checkbox') return [key, [answer]];
      if (type === 'number') return [key, Number(answer)];
      return [key, answer];
    }),
  );
}
