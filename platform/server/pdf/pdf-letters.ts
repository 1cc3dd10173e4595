/** The letters that every reader of a PDF brings along (WinAnsi); of others the page shows a mark. */
export function pdfLetters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(
      /[^\n\x20-\x7e\u00a1-\u00ff\u20ac\u201a\u201e\u2026\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/g,
      '?',
    );
}
