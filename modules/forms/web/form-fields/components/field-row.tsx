import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronUp,
  IconGitBranch,
  IconGripVertical,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import { CONDITION_PARTS } from '#modules/forms/contract/form-field.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveByKeys } from '#platform/web/display/row-order.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { useDraft } from '../../data/draft/draft-context.ts';
import { fieldLabel } from '../../data/draft/field-edits.ts';
import { FIELD_ICONS } from '../data/field-list.ts';
import { FieldDetails } from './field-details.tsx';
import classes from './fields.module.css';

interface FieldRowProps {
  id: string;
  fieldKey: string;
  index: number;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onMove: (key: string, to: number) => void;
  onRename: (key: string, next: string) => void;
  onDrag: (key: string | null) => void;
  onDragOver: (key: string) => void;
}

/** One field: position, label and summary; expanded, all settings can be edited. */
export const FieldRow = memo(function FieldRow({
  id,
  fieldKey,
  index,
  isOpen,
  onToggle,
  onMove,
  onRename,
  onDrag,
  onDragOver,
}: FieldRowProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const field = useDraft(({ draft }) => draft.fields.find(({ key }) => key === fieldKey));
  const label = useDraft(({ draft }) => fieldLabel(draft, fieldKey));
  const depends = useDraft(({ draft }) => {
    const own = draft.fields.find(({ key }) => key === fieldKey);
    const referencedKeys = own
      ? CONDITION_PARTS.flatMap((part) => own[part].map((one) => one.field))
      : [];
    return [...new Set(referencedKeys)].map((key) => fieldLabel(draft, key)).join(', ');
  });
  const isWrong = useDraft(({ faults, left }) =>
    Object.keys(faults).some(
      (path) =>
        (path.startsWith(`fields.${index}.`) || path.includes(`.field.${fieldKey}.`)) &&
        (left === 'all' || left.has(path)),
    ),
  );
  if (!field) return null;
  // The label of a consent is a whole sentence.
  const name =
    field.type === 'consent' ? t(`forms:field.consentTo.${field.purpose ?? 'none'}`) : label;
  const moveByKey = (event: KeyboardEvent) => {
    const steps = moveByKeys(event);
    if (steps !== undefined) onMove(fieldKey, index + steps);
  };
  return (
    <li
      className={classes.item}
      data-open={isOpen || undefined}
      data-wrong={isWrong || undefined}
      onKeyDown={moveByKey}
      onDragEnter={() => onDragOver(fieldKey)}
      onDragOver={(event) => event.preventDefault()}
    >
      <div className={classes.row}>
        {/* Touch screens and assistive technology cannot drag, so a click on the handle opens a menu. */}
        <DropMenu
          position="bottom-end"
          rows={() => [
            {
              id: 'up',
              label: t('forms:field.moveUp'),
              icon: <Icon of={IconArrowUp} />,
              run: () => onMove(fieldKey, index - 1),
            },
            {
              id: 'down',
              label: t('forms:field.moveDown'),
              icon: <Icon of={IconArrowDown} />,
              run: () => onMove(fieldKey, index + 1),
            },
          ]}
          button={(props) => (
            <ActionIcon
              {...props}
              className={classes.grip}
              variant="subtle"
              draggable
              aria-label={t('forms:field.move', { name })}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                onDrag(fieldKey);
              }}
              onDragEnd={() => onDrag(null)}
            >
              <Icon of={IconGripVertical} size={15} />
            </ActionIcon>
          )}
        />
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          onClick={() => onToggle(id)}
        >
          <span className={classes.place}>{number(index + 1)}</span>
          <Icon of={FIELD_ICONS[field.type]} className={classes.icon} />
          <span className={classes.label}>
            <b className={classes.name}>{name}</b>
            {name !== label && (
              <span className={classes.wording} title={label}>
                {label}
              </span>
            )}
          </span>
          <span className={classes.facts}>
            {depends && (
              <span className={classes.depends}>
                <Icon of={IconGitBranch} size={14} />
                {t('forms:field.ifField', { name: depends })}
              </span>
            )}
            {field.options.length > 0 && (
              <span>
                {t('forms:field.options', {
                  count: field.options.length,
                  formatted: number(field.options.length),
                })}
              </span>
            )}
            {field.required && <Tag>{t('forms:field.requiredTag')}</Tag>}
            <span className={classes.type}>{t(`forms:field.type.${field.type}`)}</span>
          </span>
          <Icon
            of={isOpen ? IconChevronUp : IconChevronDown}
            className={`${classes.icon} ${classes.chevron}`}
          />
        </button>
      </div>
      {isOpen && <FieldDetails field={field} index={index} onRename={onRename} />}
    </li>
  );
});
