import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './action-bar.module.css';

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

/** Null while the slot is not drawn yet; undefined where there is none, and the action bar stays in place. */
function useActionBarSlot(): HTMLElement | null | undefined {
  return use(SlotContext)?.slot;
}

/** The sentence on the action bar; it is read out when it changes. Bold is the part that counts. */
export function ActionBarMessage({ children }: { children: ReactNode }) {
  return (
    <p className={classes.say} role="status">
      {children}
    </p>
  );
}

/** Separates the selection from its actions. */
export function ActionBarRule() {
  return <span className={classes.rule} aria-hidden="true" />;
}
