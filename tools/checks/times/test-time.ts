/** How long a test file or a journey took, with everything it needed. */
export interface TestTime {
  kind: 'unit' | 'server' | 'journey';
  file: string;
  /** Of a journey: a test file is told as a whole. */
  title?: string;
  seconds: number;
}
