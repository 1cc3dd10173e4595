import type { ErrorComponentProps } from '@tanstack/react-router';
import { BarePage } from './bare-page.tsx';
import { ErrorPage } from './error-page.tsx';

export function AloneError({ error }: ErrorComponentProps) {
  return (
    <BarePage>
      <ErrorPage error={error} />
    </BarePage>
  );
}
