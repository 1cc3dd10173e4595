/**
 * More than the size from which the C library takes a buffer from the system by itself, and so returns it as soon as it is
 * released. It keeps the memory of thousands of small buffers, even after the thread that had them has ended.
 */
const LARGE_BYTES = 2 ** 20;
/** The first buffer; each next one is twice as large. */
const FIRST_BYTES = 2 ** 12;

/** Makes many small arrays of numbers that live equally long, as parts of a few large buffers. */
export class NumberPool {
  #buffer = new ArrayBuffer(0);
  #end = 0;
  #nextBytes = FIRST_BYTES;

  floats(length: number): Float64Array<ArrayBuffer> {
    const start = this.#take(length * Float64Array.BYTES_PER_ELEMENT);
    return new Float64Array(this.#buffer, start, length);
  }

  floatsOf(values: readonly number[]): Float64Array<ArrayBuffer> {
    const made = this.floats(values.length);
    made.set(values);
    return made;
  }

  integers(length: number): Int32Array<ArrayBuffer> {
    const start = this.#take(length * Int32Array.BYTES_PER_ELEMENT);
    return new Int32Array(this.#buffer, start, length);
  }

  integersOf(values: readonly number[]): Int32Array<ArrayBuffer> {
    const made = this.integers(values.length);
    made.set(values);
    return made;
  }

  #take(bytes: number): number {
    const aligned = Math.ceil(bytes / 8) * 8;
    if (this.#end + aligned > this.#buffer.byteLength) {
      this.#buffer = new ArrayBuffer(Math.max(this.#nextBytes, aligned));
      this.#nextBytes = Math.min(2 * this.#nextBytes, LARGE_BYTES);
      this.#end = 0;
    }
    const start = this.#end;
    this.#end += aligned;
    return start;
  }
}
