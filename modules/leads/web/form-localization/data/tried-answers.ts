import type { Conditionable } from '../../data/conditions/use-conditionables.ts';
import type { FormDraft } from '../../data/draft/form-draft.ts';

/** The fields used in rules; only these affect the routing. */
export function fieldsUsedByRules({ locationSettings, notifications }: FormDraft): string[] {
  const rules = [
    ...locationSettings.rules,
    ...locationSettings.tagRules,
    ...notifications.recipients,
  ];
  return [...new Set(rules.flatMap(({ when }) => when.map(({ field }) => field)))];
}

/** Converts test answers to the format of a submission: consents to booleans, checkboxes to lists, numbers. */
export function toSubmittedAnswers(
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
