import { useRef } from 'react';

/** The last value for which `counts` was true, so that later changes are applied once instead of step by step. */
export function useHeld<Value>(value: Value, counts: boolean): Value {
  const held = useRef(value);
  if (counts) held.current = value;
  return held.current;
}
