import { createContext, type ReactNode, use, useState } from 'react';
import classes from './action-bar.module.css';

const SlotContext = createContext<{
  slot: HTMLElement | null;
  setSlot: (slot: HTMLElement | null) => void;
} | null>(null);

/** Stands around the content, so that any screen in it can lay something on the action bar below. */
export function ActionBarSlotProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ slot, setSlot }}>{children}</SlotContext>;
}

/** The place at the bottom of the content where the action bar rises. */
export function ActionBarSlot() {
  return <div ref={use(SlotContext)?.setSlot} className={classes.slot} data-action-bar-slot="" />;
}

/** Null while the slot is not drawn yet; undefined where there is none, and the action bar stays in place. */
export function useActionBarSlot(): HTMLElement | null | undefined {
  return use(SlotContext)?.slot;
}
