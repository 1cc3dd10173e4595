/** `import_16112026.csv`. */
export function datedFileName(word: string, extension: string, at = new Date()): string {
  const [year, month, day] = at.toISOString().slice(0, 10).split('-');
  return `${word}_${day}${month}${year}.${extension}`;
}
