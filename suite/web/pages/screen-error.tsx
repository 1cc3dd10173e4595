import type { ErrorComponentProps } from '@tanstack/react-router';
import { ProblemSlab } from './problem-slab.tsx';

export function ScreenError({ error }: ErrorComponentProps) {
  return <ProblemSlab error={error} />;
}
