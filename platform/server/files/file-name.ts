const MAX_LENGTH = 150;

/**
 * The name a file is stored under: no folder and no invisible characters (a reversed writing direction hides an
 * extension).
 */
export function cleanFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const visible = base
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029"<>|:*?]/gu, '')
    .trim();
  const extension = fileExtension(visible);
  const stem = (extension ? visible.slice(0, -extension.length - 1) : visible).replace(
    /^[.\s]+/,
    '',
  );
  const short =
    [...stem]
      .slice(0, MAX_LENGTH - extension.length)
      .join('')
      .trim() || 'file';
  return extension ? `${short}.${extension}` : short;
}

export function fileExtension(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
