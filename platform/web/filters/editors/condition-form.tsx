import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterCondition } from '../filter-condition.ts';
import type { FilterField } from '../filter-field.ts';
import { ConditionEditor } from './condition-editor.tsx';
import classes from './editor.module.css';

export function ConditionForm(given: {
  field: FilterField;
  condition: FilterCondition | null;
  complete: boolean;
  onChange: (condition: FilterCondition | null) => void;
  onApply: () => void;
}) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // The list of fields it takes the place of had the focus, and has gone with it.
  useEffect(() => {
    const value = form.current?.querySelector<HTMLElement>('input:not([type="radio"])');
    (value ?? form.current?.querySelector<HTMLElement>('input, button'))?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={classes.editor}
      data-kind={given.field.kind}
      onSubmit={(event) => {
        event.preventDefault();
        given.onApply();
      }}
    >
      <p className={classes.title}>{given.field.name}</p>
      <ConditionEditor field={given.field} condition={given.condition} onChange={given.onChange} />
      <div className={classes.actions}>
        <Button type="submit" disabled={!given.complete}>
          {t('platform:filters.apply')}
        </Button>
      </div>
    </form>
  );
}
