import type { ErrorComponentProps } from '@tanstack/react-router';
import { AlonePage } from './alone-page.tsx';
import { ProblemSlab } from './problem-slab.tsx';

export function AloneError({ error }: ErrorComponentProps) {
  return (
    <AlonePage>
      <ProblemSlab error={error} />
    </AlonePage>
  );
}
