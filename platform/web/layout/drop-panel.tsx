import { Popover } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { StandingTarget } from './standing-target.tsx';
import type { Drop } from './use-drop.ts';
import { useOpenedAfterArrival } from './use-opened-after-arrival.ts';

/** What drops down under a button that stands already. It holds the focus and gives it back. */
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
        <StandingTarget button={drop.button} />
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
