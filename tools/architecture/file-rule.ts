/** What a file of the house may not be, judged by its path and its text alone. */
export interface FileRule {
  name: string;
  reason: string;
  breaks(path: string, text: () => string): boolean;
}
