import { useRef } from 'react';

/** The value as it was when it last counted: what changes meanwhile is caught up with once, not step by step. */
export function useHeld<Value>(value: Value, counts: boolean): Value {
  const held = useRef(value);
  if (counts) held.current = value;
  return held.current;
}
