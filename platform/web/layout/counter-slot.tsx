import { createContext, type ReactNode, use, useState } from 'react';
import classes from './counter.module.css';

const SlotContext = createContext<{
  slot: HTMLElement | null;
  setSlot: (slot: HTMLElement | null) => void;
} | null>(null);

/** Stands around the goods, so that any screen in it can lay something on the counter below. */
export function CounterSlotProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ slot, setSlot }}>{children}</SlotContext>;
}

/** The place at the bottom of the goods where the counter rises. */
export function CounterSlot() {
  return <div ref={use(SlotContext)?.setSlot} className={classes.slot} data-counter-slot="" />;
}

/** Null while the slot is not drawn yet; undefined where there is none, and the counter stays in place. */
export function useCounterSlot(): HTMLElement | null | undefined {
  return use(SlotContext)?.slot;
}
