import {
  MultiSelect,
  type MultiSelectProps,
  Pill,
  type PillProps,
  TagsInput,
  type TagsInputProps,
} from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import classes from './field.module.css';
import { type FieldBinding, type FieldTexts, mantineFieldTexts } from './field-texts.tsx';
import type { FieldOption } from './select-field.tsx';

interface MultiSelectFieldProps<Value extends string>
  extends FieldTexts,
    Omit<FieldBinding<Value[]>, 'error'>,
    Pick<MultiSelectProps, 'placeholder' | 'disabled' | 'size' | 'name'> {
  /** Undefined while loading: no options are offered. */
  options: readonly FieldOption<Value>[] | undefined;
}

/** Several options from a list, shown as chips in the field. */
export function MultiSelectField<Value extends string>({
  label,
  help,
  error,
  isRequired,
  options,
  ...rest
}: MultiSelectFieldProps<Value>) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  return (
    <MultiSelect<Value>
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      data={[...(options ?? [])]}
      // The selected values have no names yet and cannot be changed until then.
      {...(options === undefined && { value: [], disabled: true, 'aria-busy': true })}
      comboboxProps={dropPlace}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('platform:field.nothingFound')}
    />
  );
}

interface TagsFieldProps
  extends FieldTexts,
    Omit<FieldBinding<string[]>, 'error'>,
    Pick<TagsInputProps, 'placeholder' | 'autoFocus' | 'aria-label'> {
  limit: number;
  /** Suggestions while typing; other values are allowed. */
  suggestions?: readonly string[];
  /** The name of a tag that is a code: shown before the code, where there is one. */
  nameOf?: (value: string) => string | undefined;
  /** Characters that complete a tag besides Enter; a space only if tags contain none. */
  endsAt?: string[];
}

/** Several free-text tags, shown as chips in the field. */
export function TagsField({
  label,
  help,
  error,
  isRequired,
  limit,
  suggestions = [],
  nameOf,
  endsAt = [',', ';'],
  onChange,
  ...rest
}: TagsFieldProps) {
  const dropPlace = useDropPlace();
  const [isOpen, setOpen] = useState(false);
  return (
    <TagsInput
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      data={[...suggestions]}
      // The first field of a dialog has the focus from the start; an open list would cover the rest of the dialog.
      openOnFocus={false}
      // Escape closes an open list before the dialog, so one without a suggestion must not count as open.
      dropdownOpened={isOpen && suggestions.length > 0}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onSearchChange={(typed) => setOpen(typed !== '')}
      onClick={() => setOpen(true)}
      onChange={(values) =>
        onChange(values.map((word) => word.trim()).filter((word) => word !== ''))
      }
      {...(nameOf && {
        renderPill: ({ value = '', onRemove, disabled, reorderProps }) => (
          <NamedTag
            {...reorderProps}
            code={value}
            name={nameOf(value)}
            disabled={disabled ?? false}
            {...(onRemove && { onRemove })}
          />
        ),
      })}
      maxTags={limit}
      splitChars={endsAt}
      acceptValueOnBlur
      comboboxProps={dropPlace}
    />
  );
}

/** Name and code of a tag; a long name is cut, and whole with the pointer on it. */
function NamedTag({
  code,
  name,
  ...rest
}: { code: string; name: string | undefined } & PillProps & { disabled: boolean }) {
  if (name === undefined)
    return (
      <Pill {...rest} withRemoveButton>
        {code}
      </Pill>
    );
  return (
    <Pill {...rest} withRemoveButton title={`${name} · ${code}`}>
      <span className={classes.tagName}>{name}</span>
      <span className={classes.tagCode}>{code}</span>
    </Pill>
  );
}
