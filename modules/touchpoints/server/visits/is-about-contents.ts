/** The data is invalid, so a retry cannot succeed (classes 22 and 23 of SQLSTATE). */
export function isAboutContents(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
