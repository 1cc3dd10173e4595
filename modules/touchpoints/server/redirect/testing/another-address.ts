let last = 0;

/** Of somebody who was not there before: what one phone asks within seconds is one visit. */
export function anotherAddress(): string {
  last += 1;
  return `198.18.${last >> 8}.${last & 0xff}`;
}
