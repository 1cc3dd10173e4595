/** Text key for each fault code, shown next to an invalid cell: "Mme. is not one of female, male, other". */
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

/**
 * A module's own fault has the module as prefix, `directory.hours`, and its text in that module:
 * `directory:importFault.hours`.
 */
export function faultText(code: string): string {
  const [module, word] = code.split('.');
  if (word) return `${module}:importFault.${word}`;
  return Object.hasOwn(FAULT_TEXTS, code) ? FAULT_TEXTS[code as FaultCode] : FAULT_TEXTS.invalid;
}
