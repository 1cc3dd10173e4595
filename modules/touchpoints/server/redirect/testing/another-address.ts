let last = 0;

/** IP address of a new visitor, because requests of one phone within seconds are one visit. */
export function anotherAddress(): string {
  last += 1;
  return `198.18.${last >> 8}.${last & 0xff}`;
}
