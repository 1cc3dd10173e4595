const FIRST_TEXTS = 64;

/**
 * Assigns consecutive numbers to distinct texts. A large `Map` blocks the process for tens of milliseconds when it
 * grows, as does the engine's string table; this class moves only numbers.
 */
export class TextTable {
  readonly texts: string[] = [];
  #hashes = new Int32Array(FIRST_TEXTS);
  /** Number of a text plus one, 0 for a free slot; twice as many slots as texts. */
  #slots = new Int32Array(2 * FIRST_TEXTS);

  /** Undefined for an unknown text. */
  numberOf(text: string): number | undefined {
    const number = this.#slots[this.#slotOf(text, hashOf(text))] ?? 0;
    return number === 0 ? undefined : number - 1;
  }

  /** Number of a text; an unknown text gets a new number. */
  add(text: string): number {
    const hash = hashOf(text);
    const slot = this.#slotOf(text, hash);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const number = this.texts.length;
    const isFull = number === this.#hashes.length;
    if (isFull) this.#grow();
    // The slot changes after growing.
    this.#slots[isFull ? this.#slotOf(text, hash) : slot] = number + 1;
    this.#hashes[number] = hash;
    this.texts.push(text);
    return number;
  }

  #slotOf(text: string, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0 || (this.#hashes[number] === hash && this.texts[number] === text)) return slot;
    }
  }

  #grow(): void {
    const hashes = new Int32Array(2 * this.#hashes.length);
    hashes.set(this.#hashes);
    const slots = new Int32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#hashes.length; number += 1) {
      let slot = (hashes[number] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#hashes = hashes;
    this.#slots = slots;
  }
}

/** The row of each text that has one. */
export class RowsByText {
  readonly #table = new TextTable();
  /** -1 for removed texts. */
  readonly #rows: number[] = [];
  size = 0;

  get(text: string): number | undefined {
    const row = this.#rows[this.#table.numberOf(text) ?? -1] ?? -1;
    return row < 0 ? undefined : row;
  }

  set(text: string, row: number): void {
    const number = this.#table.add(text);
    if ((this.#rows[number] ?? -1) < 0) this.size += 1;
    this.#rows[number] = row;
  }

  delete(text: string): void {
    const number = this.#table.numberOf(text);
    if (number === undefined || (this.#rows[number] ?? -1) < 0) return;
    this.#rows[number] = -1;
    this.size -= 1;
  }
}

/** FNV-1a with an extra mixing step, because the slot is taken from the lowest bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
