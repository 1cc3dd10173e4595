import { useNavigate, useSearch } from '@tanstack/react-router';

interface ImportAddress {
  /** Id of the checked file; without it the screen asks for a file. */
  check?: string;
  step?: 'import';
}

/** The state of an import is in the URL, so that a reload shows the same step. */
export function useImportAddress() {
  const navigate = useNavigate();
  const { check, step } = useSearch({ strict: false }) as { check?: unknown; step?: unknown };
  return {
    check: typeof check === 'string' ? check : null,
    isConfirming: step === 'import',
    go: (search: ImportAddress) => void navigate({ to: '.', search: { ...search } }),
  };
}
