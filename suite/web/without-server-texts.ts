/** Mails, the mailbox, the pages that visitors of a brand see, the proof sheet, and the list in an archive of codes. */
export const SERVER_TEXTS: readonly string[] = [
  'mail',
  'mailbox',
  'public',
  'landing',
  'proof',
  'manifest',
];

export function withoutServerTexts(file: string): string {
  const texts = Object.entries(JSON.parse(file)).filter(([part]) => !SERVER_TEXTS.includes(part));
  return JSON.stringify(Object.fromEntries(texts));
}
