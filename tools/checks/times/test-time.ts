/** How long a test file or a journey took, with everything it needed. */
export interface TestTime {
  kind: 'unit' | 'server' | 'journey';
  file: string;
  /** Only for a journey; a test file counts as a whole. */
  title?: string;
  seconds: number;
}
