import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { PHONE } from '../layout/screen-width.ts';
import classes from '../layout/section.module.css';
import field from './field.module.css';
import { SelectField } from './select-field.tsx';

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

/** Choice between a few visible options in one line; a list where a phone has no room for them. */
export function SegmentedField<Value extends string>({
  label,
  help,
  value,
  options,
  onChange,
  'data-path': path,
  'data-changed': isChanged,
}: {
  label: string;
  help?: string | undefined;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  'data-path'?: string | undefined;
  'data-changed'?: true | undefined;
}) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  if (isPhone && options.length > MAX_ON_A_PHONE)
    return (
      <div data-path={path}>
        <SelectField
          label={label}
          help={help}
          value={value}
          options={options}
          onChange={(next) => next !== null && onChange(next)}
          data-changed={isChanged}
        />
      </div>
    );
  return (
    <div className={classes.segmented} data-path={path}>
      <span id={id} className={`${classes.label} ${isChanged ? field.changed : ''}`}>
        {label}
      </span>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      <SegmentedControl<Value>
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        data={[...options]}
      />
    </div>
  );
}
