import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './editor.module.css';

/** A part of a tab under its heading. */
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

/** One of very few values, all visible. */
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
