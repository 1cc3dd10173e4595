import {
  FIRST_LINES_SHOWN,
  type ImportReport,
  LISTED_CHANGES_LIMIT,
  LISTED_FAULTS_LIMIT,
  MADE_NAMES_SHOWN,
} from '#platform/contract/imports/import-report.ts';
import { cutText, storableText } from '#platform/contract/text/text.ts';
import { type AnyColumn, type CellContext, normalizeForComparison } from './import-column.ts';
import type {
  AdditionalRecord,
  ExistingRecord,
  ImportDefinition,
  LineChange,
} from './import-definition.ts';
import type { MatchedColumn } from './match-columns.ts';
import type { ReadLine } from './read-line.ts';

/** Longer values are shortened in the report. The file of wrong lines contains them in full. */
const SHOWN_CHARACTERS = 200;

/** Outcome of a line that can be written. */
export type LineFate = 'creates' | 'updates' | 'unchanged';

interface About {
  recordColumns: ImportDefinition<Record<string, unknown>>['recordColumns'];
  columns: readonly AnyColumn[];
  /** The user who reads the report. */
  person: Pick<CellContext, 'locale' | 'translate'>;
}

type Findings = Pick<
  ImportReport,
  | 'lines'
  | 'creates'
  | 'updates'
  | 'wrong'
  | 'faults'
  | 'faultCounts'
  | 'makes'
  | 'changes'
  | 'changesCount'
  | 'firstLines'
  | 'unchanged'
  | 'firstStored'
  | 'repeated'
  | 'figures'
>;

/** Maximum number of different invalid values that are counted. A file with more has no recurring mistake. */
const MAX_REPEATED_VALUES = 2_000;
const REPEATED_SHOWN = 10;

/**
 * Collects counts and findings while lines are processed. It holds only the displayed parts of the file and the names
 * of new records.
 */
export class ReportBuilder {
  readonly #columns: readonly MatchedColumn[];
  readonly #about: About;
  /** Columns by key, for fast access: files can have 300 columns. */
  readonly #known: ReadonlyMap<string, AnyColumn>;
  readonly #figures = new Map<string, number>();
  readonly #repeated = new Map<string, { column: string; value: string; count: number }>();
  readonly #firstStored: string[][] = [];
  readonly #counts = new Map<string, ImportReport['faultCounts'][number]>();
  readonly #found = { lines: 0, creates: 0, updates: 0, unchanged: 0, wrong: 0, changesCount: 0 };
  readonly #faults: ImportReport['faults'] = [];
  readonly #changes: ImportReport['changes'] = [];
  readonly #firstLines: string[][] = [];
  readonly #makes = new Map<string, { keys: Set<string>; names: string[] }>();

  constructor(matched: readonly MatchedColumn[], about: About) {
    this.#columns = matched;
    this.#about = about;
    this.#known = new Map(about.columns.map((column) => [column.key, column]));
  }

  /** `fate` is given if the line can be written, `known` if its record exists. */
  add(line: ReadLine, fate: LineFate | undefined, known?: ExistingRecord): void {
    this.#found.lines += 1;
    if (this.#firstLines.length < FIRST_LINES_SHOWN) {
      this.#firstLines.push(this.#columns.map((_, index) => shown(line.cells[index])));
      this.#firstStored.push(line.faults.length > 0 ? [] : this.#stored(line));
    }
    if (line.faults.length > 0) this.#addFaults(line, known);
    else if (fate) this.#found[fate] += 1;
  }

  addFigures(figures: Readonly<Record<string, number>>): void {
    for (const [name, count] of Object.entries(figures))
      this.#figures.set(name, (this.#figures.get(name) ?? 0) + count);
  }

  /** Counts a name once, however it is spelled and however often it occurs. */
  addMade({ column, name, nameKey }: AdditionalRecord): void {
    const made = this.#makes.get(column) ?? { keys: new Set(), names: [] };
    this.#makes.set(column, made);
    if (made.keys.has(nameKey)) return;
    made.keys.add(nameKey);
    if (made.names.length < MADE_NAMES_SHOWN) made.names.push(shown(name));
  }

  addChange(
    { cells }: Pick<ReadLine, 'cells'>,
    { line, column, from, to }: LineChange,
    known?: ExistingRecord,
  ): void {
    this.#found.changesCount += 1;
    if (this.#changes.length >= LISTED_CHANGES_LIMIT) return;
    const record = this.#record(cells, known);
    this.#changes.push({ line, column, from: shown(from), to: shown(to), record });
  }

  findings(): Findings {
    return {
      ...this.#found,
      faults: this.#faults,
      faultCounts: [...this.#counts.values()].sort((one, other) => other.count - one.count),
      makes: [...this.#makes].map(([column, { keys, names }]) => ({
        column,
        count: keys.size,
        names,
      })),
      changes: this.#changes,
      firstLines: this.#firstLines,
      firstStored: this.#firstStored,
      repeated: [...this.#repeated.values()]
        .sort((one, other) => other.count - one.count)
        .slice(0, REPEATED_SHOWN)
        .map((one) => ({
          ...one,
          likely: this.#known.get(one.column)?.likely?.(one.value) ?? null,
        })),
      figures: Object.fromEntries(this.#figures),
    };
  }

  /** The stored values, formatted for the user. */
  #stored({ cells, values }: ReadLine): string[] {
    return this.#columns.map(({ column: key }, index) => {
      const column = key === null ? undefined : this.#known.get(key);
      if (!column) return shown(cells[index]);
      const value = values[column.key];
      if (value === null || value === undefined) return '';
      return shown(column.show ? column.show(value, this.#about.person) : String(value));
    });
  }

  #addRepeated(column: string, cell: string): void {
    const key = `${column} ${normalizeForComparison(cell)}`;
    const one = this.#repeated.get(key);
    if (one) one.count += 1;
    else if (this.#repeated.size < MAX_REPEATED_VALUES && cell !== '')
      this.#repeated.set(key, { column, value: shown(cell), count: 1 });
  }

  #addFaults({ line, cells, faults }: ReadLine, known: ExistingRecord | undefined): void {
    this.#found.wrong += 1;
    for (const { column, code, params } of faults) {
      const key = `${column} ${code}`;
      const counted = this.#counts.get(key) ?? { column, code, count: 0 };
      counted.count += 1;
      this.#counts.set(key, counted);
      if (this.#known.get(column)?.choices)
        this.#addRepeated(column, this.#cell(cells, column)?.trim() ?? '');
      if (this.#faults.length >= LISTED_FAULTS_LIMIT) continue;
      const value = shown(this.#cell(cells, column));
      this.#faults.push({
        line,
        column,
        value,
        code,
        record: this.#record(cells, known),
        ...(params && { params }),
        ...(known && { now: shown(known.now) }),
      });
    }
  }

  #record(cells: readonly string[], known: ExistingRecord | undefined): string {
    if (known) return shown(known.record);
    const named = this.#about.recordColumns.map((columns) =>
      [columns]
        .flat()
        .map((own) => this.#cell(cells, own)?.trim())
        .filter(Boolean)
        .join(' '),
    );
    return shown(named.find(Boolean));
  }

  #cell(cells: readonly string[], key: string): string | undefined {
    const filled = this.#columns.findIndex(({ column }) => column === key);
    if (filled >= 0) return cells[filled];
    // A broken line may report a cell that matches no column or has no header: #4.
    const named = this.#columns.findIndex(({ header }) => header === key);
    return cells[named >= 0 ? named : Number(key.slice(1)) - 1];
  }
}

/** Shortens a cell and replaces characters that cannot be stored, so that the report can always be saved. */
function shown(cell = ''): string {
  const short = cell.length > SHOWN_CHARACTERS ? `${cutText(cell, SHOWN_CHARACTERS - 1)}…` : cell;
  return storableText(short);
}
