import { useTranslation } from 'react-i18next';

const FAULTS = {
  INTERNAL_ERROR: 'super-admin:jobs.error.internal',
  LOST: 'super-admin:jobs.error.lost',
  INVALID_INPUT: 'super-admin:jobs.error.input',
} as const;

/** Why a job failed: a text for common errors, the stable code for specific ones. */
export function useJobFault(): (code: string | null) => string | undefined {
  const { t } = useTranslation();
  return (code) => {
    if (code === null) return undefined;
    return Object.hasOwn(FAULTS, code) ? t(FAULTS[code as keyof typeof FAULTS]) : code;
  };
}
