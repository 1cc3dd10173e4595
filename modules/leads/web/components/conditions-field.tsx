import type { FormField } from '#modules/leads/contract/forms/form-field.ts';
import type { Conditionable } from '../data/conditions/use-conditionables.ts';
import { ConditionRow } from './condition-row.tsx';
import classes from './conditions.module.css';
import section from './section.module.css';

/** Conditions that must all hold, each a sentence: field, comparison, answers. */
export function ConditionsField({
  path,
  label,
  conditions,
  offered,
  onChange,
}: {
  path: string;
  label: string;
  conditions: FormField['shownIf'];
  offered: readonly Conditionable[];
  onChange: (conditions: FormField['shownIf']) => void;
}) {
  return (
    <fieldset className={classes.conditions} data-path={path}>
      <legend className={section.label}>{label}</legend>
      {conditions.map((condition, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have nothing else to be known by, and never change places
          key={at}
          path={`${path}.${at}`}
          isFollowing={at > 0}
          condition={condition}
          offered={offered}
          onChange={(next) => onChange(conditions.with(at, next))}
          onRemove={() => onChange(conditions.toSpliced(at, 1))}
        />
      ))}
    </fieldset>
  );
}
