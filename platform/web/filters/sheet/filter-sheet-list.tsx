import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { writeCondition } from '../condition-text.ts';
import type { FilterCondition } from '../filter-condition.ts';
import type { FilterField } from '../filter-field.ts';
import { useConditionTexts } from '../use-condition-texts.ts';
import classes from './filter-sheet.module.css';

export function FilterSheetList(given: {
  fields: readonly FilterField[];
  conditions: readonly FilterCondition[];
  onEdit: (field: FilterField, index: number | null) => void;
  onRemove: (index: number) => void;
  onClear: () => void;
}) {
  const { fields, conditions, onEdit, onRemove, onClear } = given;
  const { t } = useTranslation();
  const wordsOf = useConditionTexts();
  return (
    <>
      <ul>
        {conditions.map((condition, index) => {
          const field = fields.find(({ id }) => id === condition.field);
          if (!field) return null;
          const { name, operator, full } = wordsOf(condition, field);
          return (
            <li key={`${condition.field} ${writeCondition(condition)}`} className={classes.item}>
              <button type="button" className={classes.edit} onClick={() => onEdit(field, index)}>
                <span className={classes.quiet}>
                  {name} {operator}
                </span>{' '}
                {full}
              </button>
              <ActionIcon
                aria-label={t('platform:filters.remove', { name })}
                onClick={() => onRemove(index)}
              >
                <Icon of={IconX} />
              </ActionIcon>
            </li>
          );
        })}
        {fields
          .filter(({ id }) => !conditions.some((condition) => condition.field === id))
          .map((field) => (
            <li key={field.id} className={classes.item}>
              <button type="button" className={classes.edit} onClick={() => onEdit(field, null)}>
                <Icon of={IconPlus} className={classes.quiet} />
                {field.name}
              </button>
            </li>
          ))}
      </ul>
      {conditions.length > 0 && (
        <Button variant="default" fullWidth className={classes.clear} onClick={onClear}>
          {t('platform:filters.clearAll')}
        </Button>
      )}
    </>
  );
}
