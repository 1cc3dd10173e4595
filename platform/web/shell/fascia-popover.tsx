import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './fascia-popover.module.css';
import { useDismissal } from './use-dismissal.ts';

export interface TriggerProps {
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  'aria-controls': string | undefined;
  onClick: () => void;
}

/** What opens from the fascia, 6 px under it. One thing is open at a time, because the press that opens another closes this. */
export function FasciaPopover({
  label,
  width,
  edge,
  trigger,
  children,
}: {
  label: string;
  width: number;
  /** At the window's right edge, or under its button. */
  edge: 'right' | 'here';
  trigger: (props: TriggerProps) => ReactNode;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const id = useId();

  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useDismissal(root, isOpen, (how) => (how === 'escape' ? close() : setOpen(false)));

  useEffect(() => {
    if (!isOpen) return;
    const first = panel.current?.querySelector<HTMLElement>('[data-first], input, a, button');
    first?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div className={classes.root} ref={root}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        'aria-controls': isOpen ? id : undefined,
        onClick: () => {
          opener.current = document.activeElement;
          setOpen(!isOpen);
        },
      })}
      {isOpen && (
        <div
          className={classes.panel}
          id={id}
          ref={panel}
          role="dialog"
          aria-label={label}
          data-edge={edge}
          style={{ '--popover-width': `${width}px` }}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
