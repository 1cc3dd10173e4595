import { type Answer, type Condition, conditionsHold } from './condition.ts';

/** The part of a field that decides when it applies. Without zod, for the widget. */
export interface ConditionalField {
  key: string;
  required: boolean;
  shownIf: readonly Condition[];
  requiredIf: readonly Condition[];
  skippedIf: readonly Condition[];
}

export interface ApplicableField<Field> {
  field: Field;
  isRequired: boolean;
}

/**
 * The fields that apply for the given answers, computed identically in widget and server. Answers to hidden fields are
 * ignored, so a field that depends on a hidden one is hidden too.
 */
export function applicableFields<Field extends ConditionalField>(
  fields: readonly Field[],
  answers: Readonly<Record<string, Answer>>,
): ApplicableField<Field>[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const known = new Map<string, boolean>();
  const answerOf = (key: string): Answer =>
    isApplicable(key) && Object.hasOwn(answers, key) ? answers[key] : undefined;
  const isApplicable = (key: string): boolean => {
    const field = byKey.get(key);
    if (!field) return false;
    const before = known.get(key);
    if (before !== undefined) return before;
    // Cycles cannot be saved; a field in one that exists anyway is treated as hidden, which prevents endless recursion.
    known.set(key, false);
    const isShown =
      conditionsHold(field.shownIf, answerOf) &&
      !(field.skippedIf.length > 0 && conditionsHold(field.skippedIf, answerOf));
    known.set(key, isShown);
    return isShown;
  };
  return fields
    .filter(({ key }) => isApplicable(key))
    .map((field) => ({
      field,
      isRequired:
        field.required ||
        (field.requiredIf.length > 0 && conditionsHold(field.requiredIf, answerOf)),
    }));
}
