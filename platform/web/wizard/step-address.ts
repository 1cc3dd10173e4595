const STEP = 'step';

export function readStep(search: string): string | null {
  return new URLSearchParams(search).get(STEP);
}

/** The first step is not written to the URL. */
export function writeStep(search: string, step: string, first: string): string {
  const params = new URLSearchParams(search);
  step === first ? params.delete(STEP) : params.set(STEP, step);
  return params.size === 0 ? '' : `?${params}`;
}
