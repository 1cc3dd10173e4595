import { useEffect, useState } from 'react';

/** Opens what was fetched one drawing after it came: what is open at once never learns where the focus was. */
export function useOpenedAfterArrival(isOpen: boolean): boolean {
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => setArrived(true), []);
  return hasArrived && isOpen;
}
