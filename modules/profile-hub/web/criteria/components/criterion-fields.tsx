import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { LABEL_MAX_LENGTH, OPTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MoveButtons, moveItem } from '#platform/web/display/row-order.tsx';
import { RadioField, SwitchField } from '#platform/web/fields/choice-fields.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import recordClasses from '#platform/web/record/record-form.module.css';
import { useLanguageNames } from '../../contacts/data/contact-values.ts';
import {
  CRITERION_KINDS,
  type CriterionValues,
  isList,
  type OptionValue,
} from '../criterion-values.ts';
import classes from './criteria.module.css';

/** Choice for the default labels, used in languages without a translation. */
const ALL = 'all';

/** All fields of a criterion. Its kind cannot change later; the form explains why [PH-07]. */
export function CriterionFields({
  form,
  criterion,
}: {
  form: ComptoirForm<CriterionValues>;
  criterion: Criterion | null;
}) {
  const { t } = useTranslation();
  const { kind } = form.mantine.getValues();
  const options = form.field('options');
  const labels = form.field('labels');
  const [locale, setLocale] = useState<Locale>();
  const languages = useLanguageNames();
  return (
    <div className={recordClasses.fields}>
      <SelectField
        label={t('profile-hub:criterion.labels')}
        help={t('profile-hub:criterion.labelsHelp')}
        options={[
          { value: ALL, label: t('profile-hub:criterion.allLanguages') },
          ...languages.options,
        ]}
        value={locale ?? ALL}
        onChange={(chosen) => setLocale(LOCALES.find((one) => one === chosen))}
      />
      {locale ? (
        <TextField
          label={t('profile-hub:criterion.label')}
          value={labels.value[locale] ?? ''}
          onChange={(label) => labels.onChange({ ...labels.value, [locale]: label })}
          placeholder={form.values.label}
          lang={locale}
          maxLength={LABEL_MAX_LENGTH}
          autoComplete="off"
        />
      ) : (
        <TextField
          {...form.field('label')}
          label={t('profile-hub:criterion.label')}
          help={t('profile-hub:criterion.labelHelp')}
          maxLength={LABEL_MAX_LENGTH}
          autoComplete="off"
        />
      )}
      {criterion ? (
        <Locked criterion={criterion} kind={t(`profile-hub:criterion.type.${kind}`)} />
      ) : (
        <RadioField
          {...form.field('kind')}
          onChange={(chosen) => chosen && form.field('kind').onChange(chosen)}
          label={t('profile-hub:criterion.kind')}
          help={t('profile-hub:criterion.kindHelp')}
          options={CRITERION_KINDS.map((value) => ({
            value,
            label: t(`profile-hub:criterion.type.${value}`),
            help: t(`profile-hub:criterion.about.${value}`),
          }))}
        />
      )}
      {isList(kind) && (
        <OptionsField
          value={options.value}
          onChange={options.onChange}
          error={options.error}
          locale={locale}
        />
      )}
      <SwitchField
        {...form.field('mandatory')}
        label={t('profile-hub:criterion.mandatory')}
        help={t('profile-hub:criterion.mandatoryHelp')}
      />
      {criterion && (
        <SwitchField
          {...form.field('active')}
          label={t('profile-hub:criterion.active')}
          help={t('profile-hub:criterion.activeHelp')}
        />
      )}
    </div>
  );
}

function Locked({ criterion, kind }: { criterion: Criterion; kind: string }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.locked}>
      <dt>{t('profile-hub:criterion.kind')}</dt>
      <dd>
        {kind}
        <small>{t('profile-hub:criterion.kindStays')}</small>
      </dd>
      <dt>{t('profile-hub:criterion.slug')}</dt>
      <dd>
        {criterion.slug}
        <small>{t('profile-hub:criterion.slugStays')}</small>
      </dd>
    </dl>
  );
}

/** Options of a list in order. Saved options can be renamed and moved but not deleted [PH-07]. */
function OptionsField({
  value,
  onChange,
  error,
  locale,
}: {
  value: readonly OptionValue[];
  onChange: (options: OptionValue[]) => void;
  error?: ReactNode;
  /** Language of the edited labels; undefined for the default labels. */
  locale?: Locale | undefined;
}) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const put = (at: number, option: OptionValue) =>
    onChange(value.with(at, option) as OptionValue[]);
  const add = () => {
    onChange([...value, { id: null, label: '', labels: {} }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus(),
    );
  };
  return (
    <fieldset className={classes.options} data-path="options">
      <legend>{t('profile-hub:criterion.options')}</legend>
      <p className={classes.help}>{t('profile-hub:criterion.optionsHelp')}</p>
      <ol className={classes.list} ref={list}>
        {value.map((option, at) => (
          <li key={option.id ?? `new-${at}`} className={classes.option}>
            <TextInput
              value={locale ? (option.labels[locale] ?? '') : option.label}
              {...(locale && { lang: locale, placeholder: option.label })}
              aria-label={t('profile-hub:criterion.optionNumber', { number: at + 1 })}
              maxLength={LABEL_MAX_LENGTH}
              autoComplete="off"
              onChange={({ currentTarget: { value: label } }) =>
                put(
                  at,
                  locale
                    ? { ...option, labels: { ...option.labels, [locale]: label } }
                    : { ...option, label },
                )
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <MoveButtons
              labels={{
                up: t('profile-hub:criterion.optionUp', { label: option.label }),
                down: t('profile-hub:criterion.optionDown', { label: option.label }),
              }}
              canMove={{ up: at > 0, down: at < value.length - 1 }}
              onMove={(steps) => onChange(moveItem(value, at, at + steps))}
            />
            {option.id === null && (
              <ActionIcon
                aria-label={t('profile-hub:criterion.optionRemove', { label: option.label })}
                onClick={() => onChange(value.filter((_, other) => other !== at))}
              >
                <Icon of={IconX} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} />}
          disabled={value.length >= OPTIONS_LIMIT}
          onClick={add}
        >
          {t('profile-hub:criterion.addOption')}
        </Button>
      </div>
    </fieldset>
  );
}
