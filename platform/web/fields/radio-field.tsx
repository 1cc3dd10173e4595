import { Radio, type RadioGroupProps } from '@mantine/core';
import classes from './field.module.css';
import { type FieldBinding, type FieldTexts, mantineFieldTexts } from './field-texts.tsx';

interface RadioFieldProps<Value extends string>
  extends FieldTexts,
    Omit<FieldBinding<Value | null>, 'error'>,
    Pick<RadioGroupProps, 'name'> {
  options: readonly { value: Value; label: string; help?: string; disabled?: boolean }[];
}

/** One of a few, all in sight. */
export function RadioField<Value extends string>({
  label,
  help,
  error,
  isRequired,
  options,
  ...rest
}: RadioFieldProps<Value>) {
  return (
    <Radio.Group<Value> {...rest} {...mantineFieldTexts({ label, help, error, isRequired })}>
      <div className={classes.options}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.help}
            disabled={option.disabled ?? false}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
