import { Popover } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
} from 'react';
import { useOpenedAfterArrival } from '#platform/web/module/load-chunk.tsx';
import type { Drop } from './use-dropdown.ts';

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
  /** Called after a click outside. */
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

/**
 * Anchors a `Popover.Target` or `Menu.Target` that loads after the click to the existing button. The button is not
 * rendered again, so it keeps the focus and gets it back.
 */
export function PopoverAnchor({
  button,
  ref,
}: {
  button: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
