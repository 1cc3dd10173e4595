import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, type SyntheticEvent, useId, useMemo } from 'react';
import type { z } from 'zod';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type FieldBinding, FieldMessage } from '../field-texts.tsx';
import {
  brokenRules,
  type FormRules,
  focusFirstWrong,
  serverFaults,
  type WrongFields,
  wrongFields,
} from './form-faults.ts';
import { whenReleased } from './when-released.ts';

export interface ComptoirFormOptions<Values extends object> {
  /** Body schema of the call. */
  schema: z.ZodType;
  initialValues: Values;
  rules?: FormRules<Values>;
  /** Prefix of the form's fields in the body, if they are nested: `criterias.`. */
  within?: string;
  /** Errors that it throws are shown at their fields. */
  onSubmit: (values: Values) => Promise<void>;
  /** Handles errors that belong to no field. Default: a toast. */
  onProblem?: (error: unknown) => void;
}

export interface ComptoirForm<Values extends object> {
  /** Mantine's own form, for lists and nested values. */
  mantine: UseFormReturnType<Values>;
  values: Values;
  /** For `<form {...form.props}>`; a button elsewhere submits it with `form={form.props.id}`. */
  props: {
    id: string;
    noValidate: true;
    onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** For `<TextField {...form.field('email')} label=… />`. */
  field: <Path extends keyof Values & string>(path: Path) => FieldBinding<Values[Path]>;
  isSaving: boolean;
  /** Whether some fields are optional, so that the required mark is meaningful. */
  hasOptional: boolean;
  /** Number of fields that differ from the saved values. */
  changes: number;
  /** Number of fields with a visible error. */
  wrong: number;
  discard: () => void;
  /** Marks the current values as saved. */
  markSaved: () => void;
}

/** Form state with validation: errors appear on blur, and submit focuses the first invalid field. */
export function useComptoirForm<Values extends object>({
  schema,
  initialValues,
  rules,
  within,
  onSubmit,
  onProblem,
}: ComptoirFormOptions<Values>): ComptoirForm<Values> {
  const { t } = useTranslation();
  const id = useId();
  const toMessages = (wrong: WrongFields) =>
    Object.fromEntries(
      Object.entries(wrong).map(([path, fault]) => [
        path,
        <FieldMessage key={path} fault={fault} />,
      ]),
    );
  const mantine = useForm<Values>({
    initialValues,
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ inputProps: { onBlur } }) => ({
      onBlur: () => whenReleased(() => onBlur?.()),
    }),
    validate: (values) =>
      toMessages({ ...wrongFields(schema, values), ...brokenRules(rules, values) }),
  });

  const required = useMemo(() => requiredFields(schema, mantine.values), [schema, mantine.values]);

  const save = async (values: Values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const { wrong } = serverFaults(error, (path) => hasPath(mantine.getValues(), path), within);
      mantine.setErrors(toMessages(wrong));
      focusFirstWrong(id, Object.keys(wrong));
      if (Object.keys(wrong).length > 0) return;
      if (onProblem) onProblem(error);
      else showToast({ tone: 'bad', text: t('platform:error.default') });
    }
  };

  return {
    mantine,
    values: mantine.values,
    props: {
      id,
      noValidate: true,
      onSubmit: mantine.onSubmit(save, (errors) => focusFirstWrong(id, Object.keys(errors))),
    },
    field: (path) =>
      ({
        ...mantine.getInputProps(path),
        isRequired: required.has(path),
      }) as FieldBinding<Values[typeof path]>,
    isSaving: mantine.submitting,
    hasOptional: required.size > 0 && required.size < Object.keys(mantine.values).length,
    changes: Object.keys(mantine.values).filter((path) => mantine.isDirty(path)).length,
    wrong: Object.values(mantine.errors).filter(Boolean).length,
    discard: mantine.reset,
    markSaved() {
      mantine.setInitialValues(mantine.getValues());
      mantine.resetDirty();
    },
  };
}

/** Whether the form has a field with this path: `address.city`, or `suffixes.0.text` in a list. */
export function hasPath(values: unknown, path: string): boolean {
  let value = values;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return true;
}

/** Derives the fields that must not be empty from the call's schema, so that they need not be declared twice. */
export function requiredFields(schema: z.ZodType, values: object): ReadonlySet<string> {
  const required = Object.entries(values).filter(([path, value]) => {
    const empty = emptied(value);
    const isRefused = (one: unknown) => path in wrongFields(schema, { ...values, [path]: one });
    return empty.length > 0 && empty.every(isRefused);
  });
  return new Set(required.map(([path]) => path));
}

/**
 * Empty value of a field: null for a choice, '' for a text. None for fields that are never empty: a switch, a group of
 * fields.
 */
function emptied(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return ['', null];
  if (typeof value === 'number' || value === null) return [null];
  return Array.isArray(value) ? [[]] : [];
}

/** For `<form {...useSentForm(send)}>` in dialogs that manage a few fields themselves: Enter in any field submits. */
export function useSentForm(send: () => unknown) {
  return {
    id: useId(),
    noValidate: true,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      void send();
    },
  };
}
