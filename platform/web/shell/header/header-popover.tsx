import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import classes from './header-popover.module.css';
import { PopoverPanel } from './popover-panel.tsx';
import { useDismissal } from './use-dismissal.ts';

export interface TriggerProps {
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  'aria-controls': string | undefined;
  onClick: () => void;
  onPointerEnter: (() => void) | undefined;
  onFocus: (() => void) | undefined;
}

/** What opens from the header, 6 px under it. One thing is open at a time, because the press that opens another closes this. */
export function HeaderPopover({
  label,
  width,
  edge,
  trigger,
  fetch,
  children,
}: {
  label: string;
  width: number;
  /** At the window's right edge, or under its button. */
  edge: 'right' | 'here';
  trigger: (props: TriggerProps) => ReactNode;
  /** Loads the content on hover or focus, where it is not part of the shell. */
  fetch?: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const id = useId();

  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useDismissal(root, isOpen, (how) => (how === 'escape' ? close() : setOpen(false)));

  return (
    <div className={classes.root} data-edge={edge} ref={root}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        'aria-controls': isOpen ? id : undefined,
        onClick: () => {
          opener.current = document.activeElement;
          setOpen(!isOpen);
        },
        onPointerEnter: fetch,
        onFocus: fetch,
      })}
      {isOpen && (
        <Suspense fallback={null}>
          <PopoverPanel id={id} label={label} width={width} edge={edge}>
            {children(close)}
          </PopoverPanel>
        </Suspense>
      )}
    </div>
  );
}
