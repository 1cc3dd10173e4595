import { useDisclosure } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FilterCondition } from '../filter-condition.ts';
import type { FilterField } from '../filter-field.ts';
import { useConditionTexts } from '../use-condition-texts.ts';
import classes from './filter-chip.module.css';
import { FilterPopover } from './filter-popover.tsx';

/** `name | operator | value | ×`: the text opens the editor, the cross removes the filter. */
export function FilterChip(given: {
  field: FilterField;
  condition: FilterCondition;
  form: 'full' | 'short';
  onChange: (condition: FilterCondition) => void;
  onRemove: () => void;
}) {
  const { field, condition, form, onChange, onRemove } = given;
  const { t } = useTranslation();
  const words = useConditionTexts()(condition, field);
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <span className={classes.chip} data-form={form}>
      <FilterPopover
        field={field}
        condition={condition}
        opened={opened}
        onToggle={toggle}
        onClose={close}
        onApply={onChange}
        label={t('platform:filters.edit', { name: field.name })}
        button={(props) => (
          <button type="button" className={classes.words} {...props}>
            <span className={classes.name}>{words.name}</span>
            {words.operator !== null && <span className={classes.operator}>{words.operator}</span>}
            <span className={classes.value} title={words.full}>
              {form === 'full' ? words.full : words.short}
            </span>
          </button>
        )}
      />
      <button
        type="button"
        className={classes.remove}
        aria-label={t('platform:filters.remove', { name: field.name })}
        onClick={onRemove}
      >
        <Icon of={IconX} size={14} />
      </button>
    </span>
  );
}
