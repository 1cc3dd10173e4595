import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Icon } from './icon.tsx';

/** The list with one item at another place; unchanged if it has no such place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Where Alt and an arrow key move a row: -1 is up, 1 is down, undefined is another key. */
export function moveByKeys(event: KeyboardEvent): number | undefined {
  const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || steps === undefined) return undefined;
  event.preventDefault();
  return steps;
}

/** Two buttons that move a row. */
export function MoveButtons({
  labels,
  canMove,
  className,
  iconSize = 16,
  onMove,
}: {
  labels: { up: string; down: string };
  canMove: { up: boolean; down: boolean };
  className?: string | undefined;
  iconSize?: 14 | 16;
  onMove: (steps: -1 | 1) => void;
}) {
  return (
    <>
      <ActionIcon
        className={className}
        disabled={!canMove.up}
        aria-label={labels.up}
        onClick={() => onMove(-1)}
      >
        <Icon of={IconArrowUp} size={iconSize} />
      </ActionIcon>
      <ActionIcon
        className={className}
        disabled={!canMove.down}
        aria-label={labels.down}
        onClick={() => onMove(1)}
      >
        <Icon of={IconArrowDown} size={iconSize} />
      </ActionIcon>
    </>
  );
}
