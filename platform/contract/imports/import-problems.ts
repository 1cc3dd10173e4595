import { defineProblem } from '../problem.ts';

/** Why a file cannot be checked, or a checked file not be written. */
export const fileUnreadable = defineProblem({
  status: 422,
  code: 'FILE_UNREADABLE',
  title: 'The file is damaged or protected and cannot be read.',
  field: 'body.file',
});
export const fileProtected = defineProblem({
  status: 422,
  code: 'FILE_PROTECTED',
  title: 'The workbook is protected by a password; it has to be saved without one.',
  field: 'body.file',
});
export const fileIsPage = defineProblem({
  status: 415,
  code: 'FILE_IS_PAGE',
  title: 'The file is a web page under the name of a sheet; it has to be saved as a workbook.',
  field: 'body.file',
});
export const fileHasNul = defineProblem<{ line: number }>({
  status: 422,
  code: 'FILE_HAS_NUL',
  title: 'The text file has a NUL character; it is damaged or was not saved as text.',
  field: 'body.file',
});
export const fileUnpacksTooLarge = defineProblem({
  status: 413,
  code: 'FILE_UNPACKS_TOO_LARGE',
  title: 'The content of the file is far larger than the file.',
  field: 'body.file',
});
export const fileTakesTooLong = defineProblem({
  status: 422,
  code: 'FILE_TAKES_TOO_LONG',
  title: 'The file could not be read within the time allowed.',
  field: 'body.file',
});
export const tooManyLines = defineProblem<{ max: number }>({
  status: 422,
  code: 'TOO_MANY_LINES',
  title: 'The file has more lines than an import takes.',
  field: 'body.file',
});
export const tooManyColumns = defineProblem<{ max: number }>({
  status: 422,
  code: 'TOO_MANY_COLUMNS',
  title: 'The file has more columns than an import takes.',
  field: 'body.file',
});
/** A wrong quote in a data line makes only that line invalid. In the header it makes the whole file unreadable. */
export const headerQuotesWrong = defineProblem<{ line: number }>({
  status: 422,
  code: 'HEADER_QUOTES_WRONG',
  title:
    'The header of the file has a quotation mark that is not closed, or text behind a closed one.',
  field: 'body.file',
});
export const fileWithoutLines = defineProblem({
  status: 422,
  code: 'FILE_WITHOUT_LINES',
  title: 'The file has no line under its header.',
  field: 'body.file',
});
export const importCheckGone = defineProblem({
  status: 404,
  code: 'IMPORT_CHECK_GONE',
  title: 'The checked file is unknown or too old; it has to be brought again.',
});
/**
 * For API clients that check and write in one step. Each wrong cell is listed in the errors as `body.file.57.quantity`.
 */
export const importLinesWrong = defineProblem<{ wrong: number }>({
  status: 422,
  code: 'IMPORT_LINES_WRONG',
  title: 'Some lines of the file are wrong; nothing was written.',
});
export const importNotPossible = defineProblem({
  status: 409,
  code: 'IMPORT_NOT_POSSIBLE',
  title: 'Nothing of this file can be written as it was checked.',
});

/** Text key per fault code, shown next to an invalid cell: "Mme. is not one of female, male, other". */
export const FAULT_TEXTS = {
  required: 'platform:importFault.required',
  tooLong: 'platform:importFault.tooLong',
  characters: 'platform:importFault.characters',
  lineBreak: 'platform:importFault.lineBreak',
  quoteOpen: 'platform:importFault.quoteOpen',
  quoteInside: 'platform:importFault.quoteInside',
  tooManyCells: 'platform:importFault.tooManyCells',
  notEmail: 'platform:importFault.notEmail',
  notUrl: 'platform:importFault.notUrl',
  notCountry: 'platform:importFault.notCountry',
  notNumber: 'platform:importFault.notNumber',
  notWhole: 'platform:importFault.notWhole',
  belowMin: 'platform:importFault.belowMin',
  aboveMax: 'platform:importFault.aboveMax',
  notMoney: 'platform:importFault.notMoney',
  notYesOrNo: 'platform:importFault.notYesOrNo',
  notOneOf: 'platform:importFault.notOneOf',
  tooMany: 'platform:importFault.tooMany',
  notDate: 'platform:importFault.notDate',
  repeated: 'platform:importFault.repeated',
  unknown: 'platform:importFault.unknown',
  taken: 'platform:importFault.taken',
  invalid: 'platform:importFault.invalid',
} as const;
export type FaultCode = keyof typeof FAULT_TEXTS;

/** Faults of a module are prefixed, `directory.hours`, and have their text in that module: `directory:importFault.hours`. */
export function faultText(code: string): string {
  const [module, word] = code.split('.');
  if (word) return `${module}:importFault.${word}`;
  return Object.hasOwn(FAULT_TEXTS, code) ? FAULT_TEXTS[code as FaultCode] : FAULT_TEXTS.invalid;
}
