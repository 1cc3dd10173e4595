import { type KeyboardEvent, useRef, useState } from 'react';

type Roving = {
  tabIndex: (index: number) => 0 | -1;
  ref: (index: number) => (element: HTMLElement | null) => void;
  stand: (index: number) => void;
  walk: (event: KeyboardEvent, index: number) => void;
};

/** Roving focus: one Tab stop for a group of buttons; arrows, Home and End move inside it. */
export function useRoving(count: number, start = 0): Roving {
  const [stop, setStop] = useState(start);
  const elements = useRef<(HTMLElement | null)[]>([]);
  return {
    tabIndex: (index) => (index === Math.min(stop, count - 1) ? 0 : -1),
    ref: (index) => (element) => {
      elements.current[index] = element;
    },
    stand: setStop,
    walk: (event, index) => {
      const next = nextStop(event.key, index, count);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      elements.current[next]?.focus();
    },
  };
}

export function nextStop(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
