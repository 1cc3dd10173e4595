/** A queue that serves callers in turn: many tasks of one caller do not delay the single task of another. */
export class Turns<Thing> {
  readonly #of = new Map<string, Thing[]>();

  get isEmpty(): boolean {
    return this.#of.size === 0;
  }

  add(caller: string, thing: Thing): void {
    const brought = this.#of.get(caller);
    if (brought) brought.push(thing);
    else this.#of.set(caller, [thing]);
  }

  next(): Thing | undefined {
    const [first] = this.#of;
    if (!first) return undefined;
    const [caller, brought] = first;
    const thing = brought.shift();
    // A caller with more tasks moves to the end of the queue.
    this.#of.delete(caller);
    if (brought.length > 0) this.#of.set(caller, brought);
    return thing;
  }
}
