import type { ReactElement } from 'react';
import { DropPanel } from '#platform/web/layout/drop-panel.tsx';
import type { Drop } from '#platform/web/layout/use-dropdown.ts';
import { ConditionForm } from '../editors/condition-form.tsx';
import type { FilterCondition, FilterField } from '../filter-condition.ts';

export default function FilterPanel(given: {
  drop: Drop;
  label: string;
  field: FilterField | null;
  condition: FilterCondition | null;
  complete: boolean;
  before: ReactElement | undefined;
  onChange: (condition: FilterCondition | null) => void;
  onApply: () => void;
  onClose: () => void;
}) {
  const { drop, label, field, onApply, onClose } = given;
  return (
    <DropPanel
      drop={drop}
      label={label}
      position="bottom-start"
      onLeave={onApply}
      onEscape={onClose}
    >
      {field ? (
        <ConditionForm
          key={field.id}
          field={field}
          condition={given.condition}
          complete={given.complete}
          onChange={given.onChange}
          onApply={onApply}
        />
      ) : (
        given.before
      )}
    </DropPanel>
  );
}
