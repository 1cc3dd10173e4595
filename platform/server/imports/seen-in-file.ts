/** A line that says what an earlier one has said. */
interface RepeatedLine {
  line: number;
  column: string;
  code: 'repeated';
  params: { line: number };
}

/** What earlier lines of the same file said, so that a line that says it again can be told. */
export class SeenInFile {
  readonly #lines = new Map<string, Map<string, number>>();
  #memory: unknown;

  /** What an import remembers of the lines in a way of its own, made at the first batch. */
  memory<Memory>(make: () => Memory): Memory {
    this.#memory ??= make();
    return this.#memory as Memory;
  }

  /** A fault for each line whose key an earlier line has; keys are compared as they are given, undefined ones not at all. */
  repeats<Values>(
    rows: readonly { line: number; values: Values }[],
    column: keyof Values & string,
    keyOf: (values: Values) => string | null | undefined,
  ): RepeatedLine[] {
    const lines = this.#lines.get(column) ?? new Map<string, number>();
    this.#lines.set(column, lines);
    return rows.flatMap(({ line, values }) => {
      const key = keyOf(values);
      if (key === undefined || key === null) return [];
      const first = lines.get(key);
      if (first !== undefined && first !== line)
        return [{ line, column, code: 'repeated', params: { line: first } }];
      lines.set(key, line);
      return [];
    });
  }
}
