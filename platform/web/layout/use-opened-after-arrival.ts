import { useEffect, useState } from 'react';

/**
 * Opens a lazily loaded popover one frame after it mounts. If it rendered open immediately, it could not record the
 * previous focus and restore it.
 */
export function useOpenedAfterArrival(isOpen: boolean): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setArrived(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasArrived && isOpen;
}
