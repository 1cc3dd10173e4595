import { useLayoutEffect, useState } from 'react';
import type { Size } from '../mercator.ts';

const NOT_YET: Size = { width: 0, height: 0 };

/** Size of an element, measured before its first paint, because a ResizeObserver would cost a frame or two. */
export function useBoxSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState(NOT_YET);
  useLayoutEffect(() => {
    if (!element) return;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) =>
        known.width === width && known.height === height ? known : { width, height },
      );
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
