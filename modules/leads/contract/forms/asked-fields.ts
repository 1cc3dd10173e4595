import { type Answer, type Condition, conditionsHold } from './condition.ts';

/** The part of a field that says when it is asked. Without zod, for the widget. */
export interface ConditionalField {
  key: string;
  required: boolean;
  shownIf: readonly Condition[];
  requiredIf: readonly Condition[];
  skippedIf: readonly Condition[];
}

export interface AskedField<Field> {
  field: Field;
  isRequired: boolean;
}

/**
 * The fields that are asked of whoever has answered so, widget and server alike. An answer to what is not asked counts for
 * nothing, so a field that waits for a hidden one is hidden with it.
 */
export function askedFields<Field extends ConditionalField>(
  fields: readonly Field[],
  answers: Readonly<Record<string, Answer>>,
): AskedField<Field>[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const known = new Map<string, boolean>();
  const answerOf = (key: string): Answer =>
    isAsked(key) && Object.hasOwn(answers, key) ? answers[key] : undefined;
  const isAsked = (key: string): boolean => {
    const field = byKey.get(key);
    if (!field) return false;
    const before = known.get(key);
    if (before !== undefined) return before;
    // A circle cannot be saved; one that came otherwise is not asked rather than walked for ever.
    known.set(key, false);
    const asked =
      conditionsHold(field.shownIf, answerOf) &&
      !(field.skippedIf.length > 0 && conditionsHold(field.skippedIf, answerOf));
    known.set(key, asked);
    return asked;
  };
  return fields
    .filter(({ key }) => isAsked(key))
    .map((field) => ({
      field,
      isRequired:
        field.required ||
        (field.requiredIf.length > 0 && conditionsHold(field.requiredIf, answerOf)),
    }));
}
