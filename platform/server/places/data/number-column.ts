import { Breather } from '../../jobs/yield-turn.ts';
import { PLANES } from './places-layout.ts';

const PART = 4_096;

/** Numbers of 24 bits where they lie, a byte of each in its own plane. */
export class NumberColumn {
  readonly #bytes: Buffer;
  readonly count: number;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.count = bytes.length / PLANES;
  }

  at(index: number): number {
    const low = this.#bytes[index] ?? 0;
    const middle = this.#bytes[index + this.count] ?? 0;
    return low | (middle << 8) | ((this.#bytes[index + 2 * this.count] ?? 0) << 16);
  }

  /** The values of a column that holds only the steps from one to the next. */
  async summed(): Promise<Int32Array> {
    const breather = new Breather();
    const values = new Int32Array(this.count);
    let value = 0;
    for (let index = 0; index < this.count; index++) {
      if (index % PART === 0) await breather.pause();
      const step = this.at(index);
      value += step & 1 ? -((step + 1) >> 1) : step >> 1;
      values[index] = value;
    }
    return values;
  }
}
