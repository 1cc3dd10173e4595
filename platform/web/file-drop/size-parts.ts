const STEP = 1024;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** The limit is 10 × 1024 × 1024, so a megabyte is 1024 × 1024 here, and the text matches the check. */
export function sizeParts(bytes: number): {
  amount: number;
  unit: (typeof UNITS)[number];
  decimals: number;
} {
  let [amount, power] = [bytes, 0];
  while (amount >= STEP && power < UNITS.length - 1) {
    amount /= STEP;
    power += 1;
  }
  // Rounded up: a file just over 10 MB must not be refused as "10 MB".
  const rounded = power < 2 ? Math.ceil(amount) : Math.ceil(amount * 10) / 10;
  return { amount: rounded, unit: UNITS[power] ?? 'byte', decimals: power < 2 ? 0 : 1 };
}
