import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';

export function ScreenError({ error }: ErrorComponentProps) {
  return <ErrorPage error={error} />;
}
