import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import classes from '#platform/web/layout/section.module.css';

/** A part of a section with its heading: “Where the form runs”. */
export function EditorPart({
  title,
  note,
  end,
  children,
}: {
  title: string;
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {note !== undefined && <span className={classes.note}>{note}</span>}
        {end !== undefined && <div className={classes.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}

const MAX_ON_A_PHONE = 3;

/** Choice between a few visible options: in one line, or below each other on narrow phones. */
export function SegmentedField<Value extends string>({
  label,
  help,
  value,
  options,
  onChange,
  'data-path': path,
}: {
  label: string;
  help?: string | undefined;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  'data-path'?: string | undefined;
}) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isNarrow = isPhone && options.length > MAX_ON_A_PHONE;
  return (
    <div className={classes.segmented} data-path={path}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <SegmentedControl<Value>
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        data={[...options]}
        {...(isNarrow && { orientation: 'vertical', fullWidth: true })}
      />
      {help !== undefined && <p className={classes.help}>{help}</p>}
    </div>
  );
}
