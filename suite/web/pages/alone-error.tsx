import type { ErrorComponentProps } from '@tanstack/react-router';
import { BarePage } from './bare-page.tsx';
import { ErrorPage } from './screen-states.tsx';

export function AloneError({ error }: ErrorComponentProps) {
  return (
    <BarePage>
      <ErrorPage error={error} />
    </BarePage>
  );
}
