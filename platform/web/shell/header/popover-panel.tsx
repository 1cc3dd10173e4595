import { type ReactNode, useEffect, useRef } from 'react';
import classes from './header-popover.module.css';

/** Takes the focus once its content is loaded. */
export function PopoverPanel({
  id,
  label,
  width,
  edge,
  children,
}: {
  id: string;
  label: string;
  width: number;
  edge: 'right' | 'here';
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('[data-first], input, a, button');
    first?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      className={classes.panel}
      id={id}
      ref={panel}
      role="dialog"
      aria-label={label}
      data-edge={edge}
      style={{ '--popover-width': `${width}px` }}
    >
      {children}
    </div>
  );
}
