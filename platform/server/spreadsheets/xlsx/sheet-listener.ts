import { type NumberMeaning, numberText } from '../number-text.ts';
import { SheetRefusal, type SheetRow } from '../sheet-reading.ts';
import { decodeEscapes, readAttribute, type XmlListener } from './read-xml.ts';

/** Excel's own limits: XFD1048576. */
const COLUMNS = 16_384;
const ROWS = 1_048_576;
const A = 'A'.charCodeAt(0);

const PLAIN: NumberMeaning = { kind: 'plain' };

interface Book {
  strings: readonly string[];
  styles: readonly NumberMeaning[];
  date1904: boolean;
}

/** Collects the rows of one sheet. The size that the sheet declares is ignored. */
export class SheetListener implements XmlListener {
  readonly #book: Book;
  readonly #cellLength: number;
  #rows: SheetRow[] = [];
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #type = '';
  #style: string | undefined;
  #value = '';
  #isValue = false;
  #isReading = false;

  constructor(book: Book, limits: { cellLength: number }) {
    this.#book = book;
    this.#cellLength = limits.cellLength;
  }

  /** Returns the complete rows and removes them. */
  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, tag: string): void {
    if (name === 'c') {
      const place = readAttribute(tag, 'r');
      this.#column = place ? parseColumnIndex(place) : withinColumns(this.#column + 1);
      this.#type = readAttribute(tag, 't') ?? 'n';
      this.#style = readAttribute(tag, 's');
      this.#value = '';
    } else if (name === 'v' || name === 't') this.#isValue = true;
    else if (name === 'row') this.#beginRow(readAttribute(tag, 'r'));
    else if (name === 'rPh') this.#isReading = true;
  }

  text(text: string): void {
    if (!this.#isValue || this.#isReading) return;
    this.#value += text;
    if (this.#value.length > this.#cellLength) throw new SheetRefusal('unreadable');
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#rows.push({ line: this.#line, cells: this.#cells });
    else if (name === 'rPh') this.#isReading = false;
  }

  #beginRow(number: string | undefined): void {
    const line = number ? Number(number) : this.#line + 1;
    if (!Number.isInteger(line) || line <= this.#line || line > ROWS)
      throw new SheetRefusal('unreadable');
    this.#line = line;
    this.#cells = [];
    this.#column = -1;
  }

  #endCell(): void {
    const text = this.#value === '' ? '' : this.#cellText();
    if (text === '') return;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = text;
  }

  #cellText(): string {
    const value = this.#value;
    switch (this.#type) {
      case 's':
        return this.#book.strings[Number(value)] ?? '';
      case 'b':
        return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
      case 'd':
        return value.replace(/T00:00:00(\.0+)?Z?$/, '');
      case 'n':
        return this.#numberText(Number(value));
      default:
        return decodeEscapes(value);
    }
  }

  #numberText(value: number): string {
    if (!Number.isFinite(value)) return this.#value;
    const meaning = this.#style === undefined ? PLAIN : this.#book.styles[Number(this.#style)];
    return numberText(value, meaning ?? PLAIN, this.#book.date1904);
  }
}

/** Column index of `AB12`, from 0. */
function parseColumnIndex(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - A;
    if (letter < 0 || letter > 25) break;
    column = column * 26 + letter + 1;
    if (column > COLUMNS) break;
  }
  if (column === 0) throw new SheetRefusal('unreadable');
  return withinColumns(column - 1);
}

function withinColumns(column: number): number {
  if (column >= COLUMNS) throw new SheetRefusal('tooManyColumns');
  return column;
}
