import { Breather } from '../../jobs/yield-turn.ts';

const LINE_END = 10;
const PART_BYTES = 65_536;

/** Texts one below the other, read one at a time where they lie: as strings they would take five times the room. */
export class TextColumn {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;

  private constructor(bytes: Buffer, starts: Uint32Array) {
    this.#bytes = bytes;
    this.#starts = starts;
  }

  static async read(bytes: Buffer, count: number): Promise<TextColumn> {
    const breather = new Breather();
    const starts = new Uint32Array(count + 1);
    let text = 1;
    for (let at = 0; at < bytes.length; at++) {
      if (at % PART_BYTES === 0) await breather.pause();
      if (bytes[at] === LINE_END) starts[text++] = at + 1;
    }
    return new TextColumn(bytes, starts);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  at(index: number): string {
    const [from = 0, to = 1] = this.#starts.subarray(index, index + 2);
    return this.#bytes.toString('utf8', from, to - 1);
  }
}
