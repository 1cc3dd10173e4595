/** What a touchpoint is for, in one line: its product and what somebody wrote of it, neither hiding the other [TP-01]. */
export function aboutTouchpoint({
  product,
  description,
}: {
  product: string | undefined;
  description: string;
}): string {
  return [product, description].filter(Boolean).join(' · ');
}
