const LINE_END = 10;

/** Texts one below the other, read one at a time where they lie: as strings they would take five times the room. */
export class TextColumn {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;

  constructor(bytes: Buffer, count: number) {
    this.#bytes = bytes;
    this.#starts = new Uint32Array(count + 1);
    let text = 1;
    for (let at = 0; at < bytes.length; at++)
      if (bytes[at] === LINE_END) this.#starts[text++] = at + 1;
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  at(index: number): string {
    const [from = 0, to = 1] = this.#starts.subarray(index, index + 2);
    return this.#bytes.toString('utf8', from, to - 1);
  }
}
