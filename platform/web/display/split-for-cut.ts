/** Of a long name, what always stays at its end, in signs. */
const TAIL = 8;
const LONG = 14;

/** Where a name may lose its middle: a short one has none. */
export function splitForCut(text: string): [head: string, tail: string] {
  const signs = Array.from(text);
  const tail = signs.length >= LONG ? TAIL : 0;
  return [signs.slice(0, signs.length - tail).join(''), signs.slice(signs.length - tail).join('')];
}
