export type Change = { amount: number; direction: 'up' | 'down' | 'same' };

/** How far a figure moved from its reference, in its own unit or as a share of the reference. */
export function changeSince(value: number, reference: number, as: 'amount' | 'share'): Change {
  const moved = value - reference;
  const direction = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same';
  if (as === 'amount') return { amount: Math.abs(moved), direction };
  return { amount: reference === 0 ? 0 : Math.abs(moved / reference), direction };
}
