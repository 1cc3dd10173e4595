import { useEffect, useState } from 'react';

/**
 * Opens what was fetched a frame after it came. A popover that is drawn open at once never learns where
 * the focus was before it, and could not give it back.
 */
export function useOpenedAfterArrival(isOpen: boolean): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setArrived(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasArrived && isOpen;
}
