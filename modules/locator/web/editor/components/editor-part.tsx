import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { HOST_PLACEHOLDER } from '#modules/locator/contract/locator-config.ts';
import { TextField, type TextFieldProps, UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './editor.module.css';

/** A part of a tab with its heading. */
export function EditorPart({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** Choice between very few visible options. */
export function SegmentedField<Value extends string>({
  label,
  help,
  value,
  options,
  onChange,
  'data-path': path,
}: {
  label: string;
  help?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  'data-path'?: string | undefined;
}) {
  const id = useId();
  return (
    <div className={classes.segmented} data-path={path}>
      <span id={id}>{label}</span>
      <SegmentedControl<Value>
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        data={[...options]}
      />
      {help !== undefined && <p className={classes.help}>{help}</p>}
    </div>
  );
}

/** A URL that may start with `{host}`; others get https:// on blur if it is missing [LOC-05]. */
export function LocatorUrlField({ help, ...rest }: TextFieldProps) {
  const { t } = useTranslation();
  const Field = rest.value.startsWith(HOST_PLACEHOLDER) ? TextField : UrlField;
  return (
    <Field
      {...rest}
      help={help ?? t('locator:help.url', { host: HOST_PLACEHOLDER })}
      placeholder={`https:// · ${HOST_PLACEHOLDER}/`}
      autoComplete="off"
    />
  );
}
