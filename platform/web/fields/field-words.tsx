import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './field.module.css';

/** What every field says: label above, help under it, error under the field. */
export interface FieldWords {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Marked at its label; `form.field()` tells it from the schema. */
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

export function mantineWords({ label, help, error, isRequired = false }: FieldWords) {
  return {
    ...wordsOfSwitch({ label, help, error }),
    label: isRequired && label ? <span className={classes.required}>{label}</span> : label,
    // The field itself says that it is required; an asterisk among the words would become part of its name.
    required: isRequired,
    withAsterisk: false,
  };
}

/** What is either on or off always has an answer, so it is never marked as required. */
export function wordsOfSwitch({ label, help, error }: Omit<FieldWords, 'isRequired'>) {
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
