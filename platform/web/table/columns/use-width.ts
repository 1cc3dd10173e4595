import { type RefObject, useLayoutEffect, useState } from 'react';

/** Inner width of an element, measured before its first paint; 0 until then. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setRoom(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
