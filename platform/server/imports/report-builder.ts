import {
  FIRST_LINES_SHOWN,
  type ImportReport,
  LISTED_CHANGES_LIMIT,
  LISTED_FAULTS_LIMIT,
  MADE_NAMES_SHOWN,
} from '#platform/contract/imports/import-report.ts';
import { cutText, storableText } from '#platform/contract/text/storable-text.ts';
import type { KnownRecord, LineChange, MadeAlong } from './import-definition.ts';
import type { MatchedColumn } from './match-columns.ts';
import type { ReadLine } from './read-line.ts';

/** Longer than this nobody reads in a report; the file of wrong lines has it whole. */
const SHOWN_CHARACTERS = 200;

/** What becomes of a line that can be written; one that says nothing new is counted as read only. */
export type LineFate = 'creates' | 'updates' | 'unchanged';

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
>;

/** Counts and gathers while lines pass; of the file it keeps no more than what is shown, and the names it makes along. */
export class ReportBuilder {
  readonly #columns: readonly MatchedColumn[];
  readonly #recordColumns: readonly string[];
  readonly #counts = new Map<string, ImportReport['faultCounts'][number]>();
  readonly #found = { lines: 0, creates: 0, updates: 0, wrong: 0, changesCount: 0 };
  readonly #faults: ImportReport['faults'] = [];
  readonly #changes: ImportReport['changes'] = [];
  readonly #firstLines: string[][] = [];
  readonly #makes = new Map<string, { keys: Set<string>; names: string[] }>();

  constructor(columns: readonly MatchedColumn[], recordColumns: readonly string[]) {
    this.#columns = columns;
    this.#recordColumns = recordColumns;
  }

  /** `fate` is told where the line can be written, `known` where its record is. */
  add(line: ReadLine, fate: LineFate | undefined, known?: KnownRecord): void {
    this.#found.lines += 1;
    if (this.#firstLines.length < FIRST_LINES_SHOWN)
      this.#firstLines.push(this.#columns.map((_, index) => shown(line.cells[index])));
    if (line.faults.length > 0) this.#addFaults(line, known);
    else if (fate && fate !== 'unchanged') this.#found[fate] += 1;
  }

  /** A name counts once, however it is written and however often. */
  addMade({ column, name, nameKey }: MadeAlong): void {
    const made = this.#makes.get(column) ?? { keys: new Set(), names: [] };
    this.#makes.set(column, made);
    if (made.keys.has(nameKey)) return;
    made.keys.add(nameKey);
    if (made.names.length < MADE_NAMES_SHOWN) made.names.push(shown(name));
  }

  addChange(
    { cells }: Pick<ReadLine, 'cells'>,
    { line, column, from, to }: LineChange,
    known?: KnownRecord,
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
    };
  }

  #addFaults({ line, cells, faults }: ReadLine, known: KnownRecord | undefined): void {
    this.#found.wrong += 1;
    for (const { column, code, params } of faults) {
      const key = `${column} ${code}`;
      const counted = this.#counts.get(key) ?? { column, code, count: 0 };
      counted.count += 1;
      this.#counts.set(key, counted);
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

  #record(cells: readonly string[], known: KnownRecord | undefined): string {
    if (known) return shown(known.record);
    return shown(this.#recordColumns.map((own) => this.#cell(cells, own)?.trim()).find(Boolean));
  }

  #cell(cells: readonly string[], key: string): string | undefined {
    const filled = this.#columns.findIndex(({ column }) => column === key);
    // A broken line may be told at a cell that fills no column.
    return cells[filled >= 0 ? filled : this.#columns.findIndex(({ header }) => header === key)];
  }
}

/** The report is kept, whatever stands in the file. */
function shown(cell = ''): string {
  const short = cell.length > SHOWN_CHARACTERS ? `${cutText(cell, SHOWN_CHARACTERS - 1)}…` : cell;
  return storableText(short);
}
