const MOST = 9;

/** One digit next to the bell; its label and the panel give the exact number. */
export function formatBadge(unread: number, say: (count: number) => string): string | undefined {
  if (unread === 0) return undefined;
  return unread > MOST ? `${say(MOST)}+` : say(unread);
}
