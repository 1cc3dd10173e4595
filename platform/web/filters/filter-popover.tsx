import { Popover } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { ConditionForm } from './condition-form.tsx';
import type { FilterCondition } from './filter-condition.ts';
import type { FilterField } from './filter-field.ts';

/** Closing by a click beside it keeps what was chosen, Escape forgets it. */
export function FilterPopover(given: {
  field: FilterField | null;
  condition: FilterCondition | null;
  opened: boolean;
  onClose: () => void;
  onApply: (condition: FilterCondition) => void;
  label: string;
  target: ReactElement;
  /** Stands in the place of the form until a field is chosen. */
  before?: ReactElement;
}) {
  const { field, opened, onClose, onApply } = given;
  const [draft, setDraft] = useState<FilterCondition | null>(given.condition);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setDraft(given.condition);
  }
  const apply = () => {
    if (draft && draft.field === field?.id && draft !== given.condition) onApply(draft);
    onClose();
  };
  return (
    <Popover
      opened={opened}
      onDismiss={apply}
      closeOnEscape={false}
      position="bottom-start"
      trapFocus
      returnFocus
    >
      <Popover.Target>{given.target}</Popover.Target>
      <Popover.Dropdown
        aria-label={given.label}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        {field ? (
          <ConditionForm
            key={field.id}
            field={field}
            condition={given.condition}
            complete={draft !== null && draft.field === field.id}
            onChange={setDraft}
            onApply={apply}
          />
        ) : (
          given.before
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
