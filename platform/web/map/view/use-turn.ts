import { useEffect, useState } from 'react';

/** Whether something may begin: once what goes before it is done, or has had its time. */
export function useTurn(isDone: boolean, patience: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, [patience]);
  return isDone || isOver;
}
