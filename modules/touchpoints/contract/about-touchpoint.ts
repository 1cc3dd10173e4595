/** One-line summary of a touchpoint: its product and its description, if present [TP-01]. */
export function aboutTouchpoint({
  product,
  description,
}: {
  product: string | undefined;
  description: string;
}): string {
  return [product, description].filter(Boolean).join(' · ');
}
