import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './field.module.css';

/** Texts of every field: label above, help below the label, error below the field. */
export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Marked at the label; `form.field()` derives it from the schema. */
  isRequired?: boolean | undefined;
}

/** What every field is bound to; `form.field('email')` of use-comptoir-form gives it. */
export interface FieldBinding<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  'data-path'?: string | undefined;
}

export function mantineFieldTexts({ label, help, error, isRequired = false }: FieldTexts) {
  return {
    ...mantineSwitchTexts({ label, help, error }),
    label: isRequired && label ? <span className={classes.required}>{label}</span> : label,
    // The input has the `required` attribute; an asterisk in the label would become part of the accessible name.
    required: isRequired,
    withAsterisk: false,
  };
}

/** A switch always has a value, so it is never marked as required. */
export function mantineSwitchTexts({ label, help, error }: Omit<FieldTexts, 'isRequired'>) {
  return {
    label,
    description: help,
    error: error ? <FieldError>{error}</FieldError> : undefined,
  };
}

function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={classes.error}>
      <Icon of={IconAlertCircle} size={13} className={classes.errorIcon} />
      <span>{children}</span>
    </span>
  );
}
