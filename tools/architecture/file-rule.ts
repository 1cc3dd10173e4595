/** A rule for files, checked by path and text only. */
export interface FileRule {
  name: string;
  reason: string;
  breaks(path: string, text: () => string): boolean;
}
