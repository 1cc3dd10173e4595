import { useState } from 'react';

/** True from the first opening on: the loaded component stays mounted, so that its closing animation is visible. */
export function useOpened(isOpen: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  return isWanted || isOpen;
}
