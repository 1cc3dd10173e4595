interface Amount {
  /** In hundredths. */
  amount: number | null;
  currency: string | null;
}

/** One sum per currency. Empty if the currency of an amount is unknown, because the sums would be too small. */
export function sumByCurrency(amounts: readonly Amount[]): { amount: number; currency: string }[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) {
    if (amount === null) continue;
    if (currency === null) return [];
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}
