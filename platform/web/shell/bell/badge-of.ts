const MOST = 9;

/** One digit beside the bell: how many exactly is told in its label and in the panel. */
export function badgeOf(unread: number, say: (count: number) => string): string | undefined {
  if (unread === 0) return undefined;
  return unread > MOST ? `${say(MOST)}+` : say(unread);
}
