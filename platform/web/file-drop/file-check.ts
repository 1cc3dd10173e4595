export type FileRules = {
  /** Lower case with the dot: `.xlsx`. */
  extensions: readonly string[];
  maxBytes: number;
};

/** Codes instead of sentences; the component translates them. */
export type FileProblem =
  | { code: 'too-large'; bytes: number; maxBytes: number }
  | { code: 'wrong-type'; extensions: readonly string[] }
  | { code: 'empty' }
  | { code: 'several' };

/** Checks the file before the upload; the server checks its content again. */
export function checkFile(
  file: Pick<File, 'name' | 'size'>,
  { extensions, maxBytes }: FileRules,
): FileProblem | null {
  const name = file.name.toLowerCase();
  if (!extensions.some((extension) => name.endsWith(extension)))
    return { code: 'wrong-type', extensions };
  if (file.size === 0) return { code: 'empty' };
  if (file.size > maxBytes) return { code: 'too-large', bytes: file.size, maxBytes };
  return null;
}

/** One place takes one file: which of two was meant is not for us to guess. */
export function checkFiles(
  files: readonly Pick<File, 'name' | 'size'>[],
  rules: FileRules,
): FileProblem | null {
  const [file, ...more] = files;
  if (!file) return null;
  return more.length > 0 ? { code: 'several' } : checkFile(file, rules);
}
