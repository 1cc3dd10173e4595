import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './field.module.css';

/** What every field says: label above, help under it, error under the field. */
export interface FieldWords {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Most fields are required; the few that are not say so. */
  isOptional?: boolean | undefined;
}

/** What every field is bound to; `form.field('email')` of use-comptoir-form gives it. */
export interface FieldBinding<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  error?: ReactNode;
  'data-path'?: string | undefined;
}

export function mantineWords({ label, help, error, isOptional = false }: FieldWords) {
  return {
    label: isOptional ? <OptionalLabel>{label}</OptionalLabel> : label,
    description: help,
    error: error ? <FieldError>{error}</FieldError> : undefined,
  };
}

function OptionalLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children} <span className={classes.optional}>{t('platform:field.optional')}</span>
    </>
  );
}

function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={classes.error}>
      <Icon of={IconAlertCircle} size={13} className={classes.errorIcon} />
      <span>{children}</span>
    </span>
  );
}
