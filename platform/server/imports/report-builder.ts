import {
  FIRST_LINES_SHOWN,
  type ImportReport,
  LISTED_FAULTS_LIMIT,
} from '#platform/contract/imports/import-report.ts';
import type { MatchedColumn } from './match-columns.ts';
import type { ReadLine } from './read-line.ts';

/** Longer than this nobody reads in a report; the file of wrong lines has it whole. */
const SHOWN_CHARACTERS = 200;

type Findings = Pick<
  ImportReport,
  'lines' | 'creates' | 'updates' | 'wrong' | 'faults' | 'faultCounts' | 'firstLines'
>;

/** Counts and gathers while lines pass; its size does not grow with the file. */
export class ReportBuilder {
  readonly #columns: readonly MatchedColumn[];
  readonly #recordColumns: readonly string[];
  readonly #counts = new Map<string, ImportReport['faultCounts'][number]>();
  readonly #found = { lines: 0, creates: 0, updates: 0, wrong: 0 };
  readonly #faults: ImportReport['faults'] = [];
  readonly #firstLines: string[][] = [];

  constructor(columns: readonly MatchedColumn[], recordColumns: readonly string[]) {
    this.#columns = columns;
    this.#recordColumns = recordColumns;
  }

  /** `exists` is told where the line can be written. */
  add(line: ReadLine, exists: boolean | undefined): void {
    this.#found.lines += 1;
    if (this.#firstLines.length < FIRST_LINES_SHOWN)
      this.#firstLines.push(this.#columns.map((_, index) => shown(line.cells[index])));
    if (line.faults.length > 0) this.#addFaults(line);
    else if (exists !== undefined) this.#found[exists ? 'updates' : 'creates'] += 1;
  }

  findings(): Findings {
    return {
      ...this.#found,
      faults: this.#faults,
      faultCounts: [...this.#counts.values()].sort((one, other) => other.count - one.count),
      firstLines: this.#firstLines,
    };
  }

  #addFaults({ line, cells, faults }: ReadLine): void {
    this.#found.wrong += 1;
    for (const { column, code, params } of faults) {
      const key = `${column} ${code}`;
      const counted = this.#counts.get(key) ?? { column, code, count: 0 };
      counted.count += 1;
      this.#counts.set(key, counted);
      if (this.#faults.length >= LISTED_FAULTS_LIMIT) continue;
      const value = shown(this.#cell(cells, column));
      const record = shown(
        this.#recordColumns.map((own) => this.#cell(cells, own)?.trim()).find(Boolean),
      );
      this.#faults.push({ line, column, value, code, record, ...(params && { params }) });
    }
  }

  #cell(cells: readonly string[], key: string): string | undefined {
    return cells[this.#columns.findIndex(({ column }) => column === key)];
  }
}

function shown(cell = ''): string {
  return cell.length > SHOWN_CHARACTERS ? `${cell.slice(0, SHOWN_CHARACTERS - 1)}…` : cell;
}
