import { Button, Input, Select, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import section from '../layout/section.module.css';
import classes from './chips-field.module.css';
import field from './field.module.css';
import { FieldError } from './field-texts.tsx';
import type { FieldOption } from './select-field.tsx';
import { useFirstLine } from './use-first-line.ts';

interface ChipsFieldProps<Value extends string> {
  label: string;
  /** The thing that the button adds: “Domain”. */
  addLabel: string;
  help?: ReactNode;
  error?: ReactNode;
  value: Value[];
  onChange: (value: Value[]) => void;
  onBlur?: (() => void) | undefined;
  /** For a field alone below a heading that says the same. */
  isLabelHidden?: boolean;
  /** Folds the values that do not fit in one line into a button. */
  isOneLine?: boolean;
  /** Values with an error, marked in red. */
  wrong?: ReadonlySet<number>;
  'data-path'?: string | undefined;
  'data-changed'?: true | undefined;
}

/** Values as chips with a button to add one; its content opens an input in the row. */
function ChipsFrame<Value extends string>({
  label,
  addLabel,
  help,
  error,
  value,
  onChange,
  wrong,
  nameOf = (one) => one,
  isFull = false,
  isLabelHidden = false,
  isOneLine = false,
  input,
  'data-path': path,
  'data-changed': isChanged,
}: ChipsFieldProps<Value> & {
  nameOf?: (value: Value) => string;
  isFull?: boolean;
  /** `cancel` closes it and focuses the button that opened it. */
  input: (close: () => void, cancel: () => void) => ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolding = isOneLine && !isUnfolded && !isAdding && !wrong?.size;
  const shown = useFirstLine(group, isFolding ? value.length : 0);
  const focusAdd = () =>
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus(),
    );
  /** The button disappears, so the first value that it hid gets the focus. */
  const unfold = () => {
    setUnfolded(true);
    requestAnimationFrame(() =>
      group.current?.querySelectorAll('[data-chip]')[shown]?.querySelector('button')?.focus(),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset breaks the grid of its section
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-texts`} data-path={path}>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span id={id} className={`${section.label} ${isChanged ? field.changed : ''}`}>
          {label}
        </span>
      )}
      <div ref={group} className={classes.chips} data-one-line={isFolding || undefined}>
        {value.map((one, index) => (
          <span
            key={one}
            className={classes.chip}
            data-path={path && `${path}.${index}`}
            data-wrong={wrong?.has(index) || undefined}
            data-chip
            data-folded={(isFolding && index >= shown) || undefined}
          >
            <span className={classes.value} title={nameOf(one)}>
              {nameOf(one)}
            </span>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('platform:field.removeValue', { name: nameOf(one) })}
              onClick={() => {
                onChange(value.toSpliced(index, 1));
                focusAdd();
              }}
            >
              <Icon of={IconX} size={14} />
            </button>
          </span>
        ))}
        {isFolding && shown < value.length && (
          <Button className={classes.add} variant="subtle" onClick={unfold}>
            {t('platform:field.moreValues', { count: value.length - shown })}
          </Button>
        )}
        {isAdding ? (
          input(
            () => setAdding(false),
            () => {
              setAdding(false);
              focusAdd();
            },
          )
        ) : (
          <Button
            data-add
            className={classes.add}
            variant="subtle"
            disabled={isFull}
            leftSection={<Icon of={IconPlus} size={14} />}
            aria-label={t('platform:field.addValue', { name: addLabel })}
            onClick={() => setAdding(true)}
          >
            {addLabel}
          </Button>
        )}
      </div>
      <div id={`${id}-texts`}>
        {error ? (
          <Input.Error mt={5}>
            <FieldError>{error}</FieldError>
          </Input.Error>
        ) : (
          help && <p className={section.help}>{help}</p>
        )}
      </div>
    </div>
  );
}

/** Free text as chips; Enter, a comma or leaving the input adds what was typed. */
export function TextChipsField({
  limit,
  endsAt = /[,;\n]+/,
  placeholder,
  readValue = (typed) => typed,
  ...rest
}: ChipsFieldProps<string> & {
  limit: number;
  endsAt?: RegExp;
  placeholder?: string;
  /** Normalizes a typed or pasted value. */
  readValue?: (typed: string) => string;
}) {
  const { value, onChange, onBlur, addLabel } = rest;
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const parts = text.split(endsAt).flatMap((part) => readValue(part.trim()) || []);
    setTyped('');
    if (parts.length > 0) onChange([...new Set([...value, ...parts])].slice(0, limit));
  };
  return (
    <ChipsFrame
      {...rest}
      isFull={value.length >= limit}
      input={(close, cancel) => (
        <TextInput
          autoFocus
          className={classes.typed}
          aria-label={addLabel}
          placeholder={placeholder}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) =>
            endsAt.test(currentTarget.value)
              ? add(currentTarget.value)
              : setTyped(currentTarget.value)
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              add(typed);
            }
            if (event.key === 'Escape') {
              setTyped('');
              cancel();
            }
          }}
          onBlur={() => {
            add(typed);
            close();
            onBlur?.();
          }}
        />
      )}
    />
  );
}

/** Options of a list as chips; the button searches the list for one more. */
export function OptionChipsField<Value extends string>({
  options,
  limit = Infinity,
  ...rest
}: ChipsFieldProps<Value> & {
  /** Undefined while loading. */
  options: readonly FieldOption<Value>[] | undefined;
  limit?: number;
}) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const { value, onChange, onBlur, addLabel } = rest;
  const names = new Map(options?.map((option) => [option.value, option.label]));
  const others = (options ?? []).filter((option) => !value.includes(option.value));
  return (
    <ChipsFrame
      {...rest}
      nameOf={(one) => names.get(one) ?? (options ? one : '…')}
      isFull={others.length === 0 || value.length >= limit}
      input={(close, cancel) => (
        <Select<Value>
          autoFocus
          searchable
          defaultDropdownOpened
          className={classes.typed}
          aria-label={addLabel}
          placeholder={addLabel}
          nothingFoundMessage={t('platform:field.nothingFound')}
          comboboxProps={dropPlace}
          data={[...others]}
          value={null}
          onChange={(chosen) => {
            if (chosen) onChange([...value, chosen]);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') cancel();
          }}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
      )}
    />
  );
}
