/** A line that duplicates an earlier one. */
interface RepeatedLine {
  line: number;
  column: string;
  code: 'repeated';
  params: { line: number };
}

/** Keys of earlier lines in the same file, to detect duplicates. */
export class SeenInFile {
  readonly #lines = new Map<string, Map<string, number>>();
  #memory: unknown;

  /** Additional state of an import across batches, created at the first batch. */
  memory<Memory>(make: () => Memory): Memory {
    this.#memory ??= make();
    return this.#memory as Memory;
  }

  /**
   * Returns a fault for each line whose key occurred in an earlier line. Keys are compared exactly; undefined keys are
   * ignored.
   */
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
