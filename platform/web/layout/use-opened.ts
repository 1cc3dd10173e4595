import { useState } from 'react';

/** True from the first opening on: what was fetched for it stays, so that its closing can be seen. */
export function useOpened(isOpen: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  return isWanted || isOpen;
}
