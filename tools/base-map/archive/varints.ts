/** Whole numbers in as few bytes as they need, seven bits a byte; ids are larger than the 32 bits that operators work on. */
export class Varints {
  readonly #bytes: number[] = [];

  add(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
  }

  bytes(): Buffer {
    return Buffer.from(this.#bytes);
  }
}
