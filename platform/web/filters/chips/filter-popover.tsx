import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type DropButtonProps, useDropdown } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import type { FilterCondition, FilterField } from '../filter-condition.ts';
import classes from './add-filter.module.css';

const FilterPanel = onDemand(() => import('./filter-panel.tsx'));

/** A click outside applies the choice, Escape discards it. */
export function FilterPopover(given: {
  field: FilterField | null;
  condition: FilterCondition | null;
  opened: boolean;
  onToggle: () => void;
  onClose: () => void;
  onApply: (condition: FilterCondition) => void;
  label: string;
  button: (props: DropButtonProps) => ReactNode;
  /** Shown instead of the form until a field is chosen. */
  before?: ReactElement;
}) {
  const { field, condition, opened, onToggle, onClose, onApply } = given;
  const [draft, setDraft] = useState<FilterCondition | null>(condition);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setDraft(condition);
  }
  const { isWanted, drop, buttonProps } = useDropdown({
    popup: 'dialog',
    isOpen: opened,
    fetch: FilterPanel.fetch,
    onToggle,
  });
  const apply = () => {
    if (draft && draft.field === field?.id && draft !== condition) onApply(draft);
    onClose();
  };
  return (
    <>
      {given.button(buttonProps)}
      {isWanted && (
        <FilterPanel
          drop={drop}
          label={given.label}
          field={field}
          condition={condition}
          complete={draft !== null && draft.field === field?.id}
          before={given.before}
          onChange={setDraft}
          onApply={apply}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Selects a filter field, then, in the same place, its value. */
export function AddFilter(given: {
  fields: readonly FilterField[];
  onAdd: (condition: FilterCondition) => void;
}) {
  const { fields, onAdd } = given;
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  const [field, setField] = useState<FilterField | null>(null);
  const start = () => {
    setField(null);
    opened ? close() : open();
  };
  return (
    <FilterPopover
      field={field}
      condition={null}
      opened={opened}
      onToggle={start}
      onClose={close}
      onApply={onAdd}
      label={t('platform:filters.addLabel')}
      button={(props) => (
        <Button
          {...props}
          variant="subtle"
          size="xs"
          className={classes.add}
          leftSection={<Icon of={IconPlus} size={14} />}
          aria-label={t('platform:filters.addLabel')}
        >
          {t('platform:filters.add')}
        </Button>
      )}
      before={
        <ul className={classes.fields} onKeyDown={moveFocus}>
          {fields.map((each, position) => (
            <li key={each.id}>
              <button
                type="button"
                className={classes.field}
                data-autofocus={position === 0 || undefined}
                onClick={() => setField(each)}
              >
                {each.name}
              </button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  buttons.at((at + step) % buttons.length)?.focus();
}
