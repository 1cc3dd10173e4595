/** 19.99 units are 1999 hundredths, although 19.99 × 100 is 1998.9999… for a computer. */
export function toHundredths(units: number | null): number | null {
  return units === null ? null : Math.round(units * 100);
}

export function toUnits(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}
