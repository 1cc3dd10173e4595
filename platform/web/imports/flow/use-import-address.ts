import { useNavigate, useSearch } from '@tanstack/react-router';

interface ImportAddress {
  /** The checked file one is at; without one, a file is asked for. */
  check?: string;
  step?: 'import';
}

/** Where one is in an import stands in the address, so that a reload finds the same step. */
export function useImportAddress() {
  const navigate = useNavigate();
  const { check, step } = useSearch({ strict: false }) as { check?: unknown; step?: unknown };
  return {
    check: typeof check === 'string' ? check : null,
    isConfirming: step === 'import',
    go: (search: ImportAddress) => void navigate({ to: '.', search: { ...search } }),
  };
}
