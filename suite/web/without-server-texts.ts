/** Mails, the mailbox, the pages that visitors of a brand see, and the proof sheet. */
export const SERVER_TEXTS: readonly string[] = ['mail', 'mailbox', 'public', 'landing', 'proof'];

export function withoutServerTexts(file: string): string {
  const texts = Object.entries(JSON.parse(file)).filter(([part]) => !SERVER_TEXTS.includes(part));
  return JSON.stringify(Object.fromEntries(texts));
}
