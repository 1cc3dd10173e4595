import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import classes from './action-bar.module.css';

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
export function useActionBarSlot(): HTMLElement | null | undefined {
  return use(SlotContext)?.slot;
}
