import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './action-bar.module.css';

/**
 * Bar for decisions: selection, steps, unsaved changes. `<ActionBarMessage>` is at the left, followed by the buttons; the
 * main action is filled.
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

const SlotContext = createContext<{
  slot: HTMLElement | null;
  setSlot: (slot: HTMLElement | null) => void;
} | null>(null);

/** Wraps the content, so that any screen in it can show the action bar. */
export function ActionBarSlotProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ slot, setSlot }}>{children}</SlotContext>;
}

const HEIGHT = '--c-action-bar-height';

/**
 * The place at the bottom of the content for the action bar. A CSS variable holds its height, so that toasts stay above
 * it.
 */
export function ActionBarSlot() {
  const { slot = null, setSlot } = use(SlotContext) ?? {};
  useEffect(() => {
    if (!slot) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${slot.offsetHeight}px`));
    observer.observe(slot);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [slot]);
  return <div ref={setSlot} className={classes.slot} />;
}

/** Null until the slot is rendered; undefined without a slot, so the action bar stays in place. */
function useActionBarSlot(): HTMLElement | null | undefined {
  return use(SlotContext)?.slot;
}

/** The sentence in the action bar, announced on change. The important part is bold. */
export function ActionBarMessage({ children }: { children: ReactNode }) {
  return (
    <p className={classes.say} role="status">
      {children}
    </p>
  );
}

/** What follows the first sentence of the message: only where it has room. */
export function ActionBarMore({ children }: { children: ReactNode }) {
  return <span data-more> {children}</span>;
}

/** Separates the selection from its actions. */
export function ActionBarRule() {
  return <span className={classes.rule} aria-hidden="true" />;
}
