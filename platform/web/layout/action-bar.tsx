import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './action-bar.module.css';
import { useActionBarSlot } from './action-bar-slot.tsx';

/**
 * The bar for decisions: selection, steps, unsaved changes. `<ActionBarMessage>` is at the left, the buttons follow;
 * the main action is filled.
 */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  const slot = useActionBarSlot();
  const bar = (
    <section className={classes.actionBar} aria-label={label}>
      {children}
    </section>
  );
  if (slot === undefined) return bar;
  return slot && createPortal(bar, slot);
}
