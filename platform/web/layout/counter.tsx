import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './counter.module.css';
import { useCounterSlot } from './counter-slot.tsx';

/**
 * The one place where things are decided: selection, steps, unsaved changes. What happened or is
 * asked stands in `<CounterSay>` at the left, the buttons follow; the one that is due is filled.
 */
export function Counter({ label, children }: { label: string; children: ReactNode }) {
  const slot = useCounterSlot();
  const bar = (
    <section className={classes.counter} aria-label={label} data-counter="">
      {children}
    </section>
  );
  if (slot === undefined) return bar;
  return slot && createPortal(bar, slot);
}
