import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { faultKeys } from '#platform/contract/text/text-keys.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ScreenModuleContext } from '#platform/web/module/screen-module.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';
import classes from './field.module.css';
import fieldPairStyles from './field-pair.module.css';

/** Texts of every field: label above, help below the label, error below the field. */
export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Shows the required mark; `form.field()` derives it from the schema. */
  isRequired?: boolean | undefined;
}

/** Props that connect a field with the form; returned by `form.field('email')` of use-comptoir-form. */
export interface FieldBinding<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  'data-path'?: string | undefined;
  /** Marks an unsaved change by a dot after the label. */
  'data-changed'?: true | undefined;
}

export function mantineFieldTexts({ label, help, error, isRequired = false }: FieldTexts) {
  return {
    ...mantineSwitchTexts({ label, help, error }),
    label: isRequired && label ? <span className={classes.required}>{label}</span> : label,
    // Sets the `required` attribute of the input; an asterisk in the label would become part of the accessible name.
    required: isRequired,
    withAsterisk: false,
  };
}

/** A switch always has a value, so it is never marked as required. */
export function mantineSwitchTexts({ label, help, error }: Omit<FieldTexts, 'isRequired'>) {
  return {
    label,
    description: help,
    // `true` marks the field; its message is somewhere else.
    error: error === true || (error ? <FieldError>{error}</FieldError> : undefined),
  };
}

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={classes.error}>
      <Icon of={IconAlertCircle} size={13} className={classes.errorIcon} />
      <span>{children}</span>
    </span>
  );
}

/** An element instead of a string, so that a visible message changes with the language [PRO-03]. */
export function FieldMessage({ fault }: { fault: FieldFault & { module?: string } }) {
  const { t, i18n } = useTranslation();
  const screenModule = use(ScreenModuleContext);
  const keys = faultKeys(codeOf(fault), fault.module ?? screenModule);
  const params = { min: '', max: '', has: '', ...fault.params };
  return firstKnownText(i18n, keys, params) ?? t('platform:field.invalid');
}

/**
 * For a password the message includes the typed length, because the user cannot count hidden characters; the server
 * does not return that length.
 */
function codeOf({ code, params }: FieldFault): string {
  return code === 'passwordMinLength' && params?.has !== undefined ? 'passwordTooShort' : code;
}

/** Two short fields side by side; stacked on a phone. The inputs stay aligned even if one help text is longer. */
export function FieldPair({ children, path }: { children: ReactNode; path?: string }) {
  return (
    <div className={fieldPairStyles.pair} data-path={path}>
      {children}
    </div>
  );
}
