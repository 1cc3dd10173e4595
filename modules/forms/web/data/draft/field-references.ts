import type { Condition } from '#modules/forms/contract/condition.ts';
import { CONDITION_PARTS, type FormField } from '#modules/forms/contract/form-field.ts';
import type { FormDraft } from './draft-store.ts';

type Conditions = FormField['shownIf'];
type Ruled = { when: Conditions };

/** Places that use the answer of a field. */
export interface FieldReferences {
  fields: string[];
  rules: number;
  tagRules: number;
  recipients: number;
}

export function referencesTo(draft: FormDraft, key: string): FieldReferences {
  const refersToField = (conditions: readonly Condition[]) =>
    conditions.some(({ field }) => field === key);
  const count = (rules: readonly Ruled[]) => rules.filter(({ when }) => refersToField(when)).length;
  return {
    fields: draft.fields
      .filter((field) => CONDITION_PARTS.some((part) => refersToField(field[part])))
      .map((field) => field.key),
    rules: count(draft.locationSettings.rules),
    tagRules: count(draft.locationSettings.tagRules),
    recipients: count(draft.notifications.recipients),
  };
}

/** A rule without any other condition is removed too; otherwise it would match every request. */
export function withoutReferences(draft: FormDraft, key: string): FormDraft {
  const withoutField = (conditions: Conditions) => conditions.filter(({ field }) => field !== key);
  const rulesWithoutField = <Rule extends Ruled>(rules: readonly Rule[]): Rule[] =>
    rules
      .map((rule) => ({ ...rule, when: withoutField(rule.when) }))
      .filter(({ when }, index) => when.length > 0 || rules[index]?.when.length === 0);
  return mapped(draft, withoutField, rulesWithoutField);
}

export function renamedReferences(draft: FormDraft, key: string, next: string): FormDraft {
  const renamed = (conditions: Conditions) =>
    conditions.map((one) => (one.field === key ? { ...one, field: next } : one));
  return mapped(draft, renamed, (rules) =>
    rules.map((rule) => ({ ...rule, when: renamed(rule.when) })),
  );
}

/** Renames an option in all conditions that use it. */
export function renamedAnswers(
  draft: FormDraft,
  key: string,
  { option, next }: { option: string; next: string },
): FormDraft {
  const renamed = (conditions: Conditions) =>
    conditions.map((one) =>
      one.field === key && one.values.includes(option)
        ? { ...one, values: one.values.map((value) => (value === option ? next : value)) }
        : one,
    );
  return mapped(draft, renamed, (rules) =>
    rules.map((rule) => ({ ...rule, when: renamed(rule.when) })),
  );
}

function mapped(
  draft: FormDraft,
  conditions: (given: Conditions) => Conditions,
  rules: <Rule extends Ruled>(given: readonly Rule[]) => Rule[],
): FormDraft {
  const { locationSettings, notifications } = draft;
  return {
    ...draft,
    fields: draft.fields.map((field) => {
      const parts = CONDITION_PARTS.map((part) => [part, conditions(field[part])]);
      return parts.every(([part, given]) =>
        sameConditions(field, part as Part, given as Conditions),
      )
        ? field
        : { ...field, ...(Object.fromEntries(parts) as Pick<FormField, Part>) };
    }),
    locationSettings: {
      ...locationSettings,
      rules: rules(locationSettings.rules),
      tagRules: rules(locationSettings.tagRules),
    },
    notifications: { ...notifications, recipients: rules(notifications.recipients) },
  };
}

type Part = (typeof CONDITION_PARTS)[number];

/** Unchanged fields stay the same object, so that their rows do not render again. */
function sameConditions(field: FormField, part: Part, given: Conditions): boolean {
  return (
    given.length === field[part].length && given.every((one, index) => one === field[part][index])
  );
}
