import { Popover } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { PopoverAnchor } from './popover-anchor.tsx';
import type { Drop } from './use-dropdown.ts';
import { useOpenedAfterArrival } from './use-opened-after-arrival.ts';

/** A panel that opens below an existing button. It traps the focus and restores it. */
export function DropPanel({
  drop,
  label,
  className,
  children,
  onLeave,
  onEscape,
  ...look
}: {
  drop: Drop;
  label: string;
  className?: string | undefined;
  children: ReactNode;
  /** After a press beside it. */
  onLeave: () => void;
  onEscape: () => void;
  position: 'bottom-start' | 'bottom-end';
  width?: number;
}) {
  const opened = useOpenedAfterArrival(drop.isOpen);
  return (
    <Popover
      id={drop.id}
      opened={opened}
      onDismiss={onLeave}
      closeOnEscape={false}
      trapFocus
      returnFocus
      {...look}
    >
      <Popover.Target>
        <PopoverAnchor button={drop.button} />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        className={className}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onEscape();
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
