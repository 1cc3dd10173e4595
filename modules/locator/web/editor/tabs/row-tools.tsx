import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from '../components/editor.module.css';

/** Moves a row of a list up or down, or removes it; a moved row keeps the focus on its button. */
export function RowTools({
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools}>
      <ActionIcon
        variant="subtle"
        aria-label={t('locator:editor.moveUp', { name })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <Icon of={IconArrowUp} size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('locator:editor.moveDown', { name })}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <Icon of={IconArrowDown} size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('locator:editor.remove', { name })}
        onClick={onRemove}
      >
        <Icon of={IconX} size={14} />
      </ActionIcon>
    </div>
  );
}

/** The list with one item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
