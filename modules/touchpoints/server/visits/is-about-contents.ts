/** What was given is wrong, and stays wrong however often it is tried (classes 22 and 23 of SQLSTATE). */
export function isAboutContents(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
