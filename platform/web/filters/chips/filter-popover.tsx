import { type ReactElement, type ReactNode, useState } from 'react';
import { type DropButtonProps, useDropdown } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { FilterCondition } from '../filter-condition.ts';
import type { FilterField } from '../filter-field.ts';

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
