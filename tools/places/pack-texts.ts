type Sorted<Name extends string> = Record<`${Name}Shared` | `${Name}Ends`, Buffer>;

/** Texts one below the other. */
export function packTexts(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}

/** Packs sorted keys: the length shared with the previous key, and the new part. */
export function packSorted<Name extends string>(name: Name, keys: readonly string[]): Sorted<Name> {
  const shared = keys.map((key, index) => {
    const before = keys[index - 1] ?? '';
    let same = 0;
    while (same < key.length && key[same] === before[same]) same++;
    return same;
  });
  return {
    [`${name}Shared`]: Buffer.from(shared),
    [`${name}Ends`]: packTexts(keys.map((key, index) => key.slice(shared[index]))),
  } as Sorted<Name>;
}
