import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import classes from './section.module.css';

/** One of very few, all in sight, on one line. */
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
      />
      {help !== undefined && <p className={classes.help}>{help}</p>}
    </div>
  );
}
