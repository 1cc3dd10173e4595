import { IconX } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FilterCondition } from '../filter-condition.ts';
import type { FilterField } from '../filter-field.ts';
import { useConditionTexts } from '../use-condition-texts.ts';
import classes from './filter-chip.module.css';

/** A chip to be measured, not used. */
export function PlainChip(given: {
  field: FilterField;
  condition: FilterCondition;
  form: 'full' | 'short';
}) {
  const words = useConditionTexts()(given.condition, given.field);
  return (
    <span className={classes.chip} data-form={given.form} data-measure={given.form}>
      <span className={classes.words}>
        <span className={classes.name}>{words.name}</span>
        {words.operator !== null && <span className={classes.operator}>{words.operator}</span>}
        <span className={classes.value}>{given.form === 'full' ? words.full : words.short}</span>
      </span>
      <span className={classes.remove}>
        <Icon of={IconX} size={14} />
      </span>
    </span>
  );
}
