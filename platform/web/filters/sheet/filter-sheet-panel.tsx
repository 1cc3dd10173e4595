import { ActionIcon, Button, Modal } from '@mantine/core';
import { IconChevronLeft, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useOpenedAfterArrival } from '#platform/web/module/load-chunk.tsx';
import { ConditionForm } from '../editors/condition-form.tsx';
import { type FilterCondition, type FilterField, writeCondition } from '../filter-condition.ts';
import { useConditionTexts } from '../use-condition-texts.ts';
import classes from './filter-sheet.module.css';

type Editing = { field: FilterField; index: number | null };

/** Shows active and available filters, then one editor at a time. */
export default function FilterSheetPanel(given: {
  fields: readonly FilterField[];
  conditions: readonly FilterCondition[];
  onChange: (conditions: readonly FilterCondition[]) => void;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { fields, conditions, onChange, isOpen, onClose } = given;
  const { t } = useTranslation();
  const opened = useOpenedAfterArrival(isOpen);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [draft, setDraft] = useState<FilterCondition | null>(null);
  const current = editing?.index == null ? null : (conditions[editing.index] ?? null);

  const edit = (field: FilterField, index: number | null) => {
    setDraft(index === null ? null : (conditions[index] ?? null));
    setEditing({ field, index });
  };
  const apply = () => {
    if (editing && draft)
      onChange(
        editing.index === null ? [...conditions, draft] : conditions.with(editing.index, draft),
      );
    setEditing(null);
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setEditing(null)}
      title={t('platform:filters.label')}
    >
      {editing ? (
        <>
          <LinkButton className={classes.back} onClick={() => setEditing(null)}>
            <Icon of={IconChevronLeft} size={14} /> {t('platform:filters.label')}
          </LinkButton>
          <ConditionForm
            field={editing.field}
            condition={current}
            complete={draft !== null}
            onChange={setDraft}
            onApply={apply}
          />
        </>
      ) : (
        <FilterSheetList
          fields={fields}
          conditions={conditions}
          onEdit={edit}
          onRemove={(index) => onChange(conditions.toSpliced(index, 1))}
          onClear={() => onChange([])}
        />
      )}
    </Modal>
  );
}

function FilterSheetList(given: {
  fields: readonly FilterField[];
  conditions: readonly FilterCondition[];
  onEdit: (field: FilterField, index: number | null) => void;
  onRemove: (index: number) => void;
  onClear: () => void;
}) {
  const { fields, conditions, onEdit, onRemove, onClear } = given;
  const { t } = useTranslation();
  const textsOf = useConditionTexts();
  return (
    <>
      <ul>
        {conditions.map((condition, index) => {
          const field = fields.find(({ id }) => id === condition.field);
          if (!field) return null;
          const { name, operator, full } = textsOf(condition, field);
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
