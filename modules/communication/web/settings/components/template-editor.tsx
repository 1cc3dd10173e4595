import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import {
  REPLY_LANGUAGES,
  type ReplySettings,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useLanguageNames } from '../../reviews/data/use-review-labels.ts';
import { ConditionsFields, useConditionsText } from './conditions-fields.tsx';
import { ItemActions, type RowPlace } from './openable-row.tsx';
import classes from './settings.module.css';

const PLACEHOLDERS = ['name', 'shop', 'brand', 'hours', 'phone', 'form', 'signature'] as const;

/** One template below the table: its conditions and its text in each language [REV-07]. */
export function TemplateEditor({
  template,
  path,
  topics,
  place,
  errorOf,
  onChange,
  onDelete,
  onClose,
}: {
  template: SettingsTemplate;
  path: string;
  topics: ReplySettings['topics'];
  place: RowPlace;
  errorOf: (path: string) => React.ReactNode;
  onChange: (template: SettingsTemplate) => void;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const conditionsText = useConditionsText();
  return (
    <section className={classes.item} aria-label={template.name} data-path={path}>
      <header className={classes.itemHead}>
        <h3>{template.name}</h3>
        <span className={classes.itemText}>{conditionsText(template.conditions, topics)}</span>
        <ActionIcon aria-label={t('communication:settings.closeTemplate')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </header>
      <TextField
        data-path={`${path}.name`}
        label={t('communication:settings.templateName')}
        help={t('communication:settings.templatesAbout')}
        value={template.name}
        error={errorOf('name')}
        onChange={(name) => onChange({ ...template, name })}
        autoComplete="off"
      />
      <ConditionsFields
        value={template.conditions}
        topics={topics}
        onChange={(conditions) => onChange({ ...template, conditions })}
      />
      <TemplateTexts template={template} path={path} errorOf={errorOf} onChange={onChange} />
      <ItemActions
        name={template.name}
        place={place}
        remove={{ label: t('communication:settings.deleteTemplate'), run: onDelete }}
      />
    </section>
  );
}

function TemplateTexts({
  template,
  path,
  errorOf,
  onChange,
}: {
  template: SettingsTemplate;
  path: string;
  errorOf: (path: string) => React.ReactNode;
  onChange: (template: SettingsTemplate) => void;
}) {
  const { t } = useTranslation();
  const { locale: reader } = useLanguage();
  const languageName = useLanguageNames();
  const panelId = useId();
  const wrong = REPLY_LANGUAGES.find((one) => errorOf(`texts.${one}`));
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen ?? wrong ?? reader;
  const text = template.texts[locale] ?? '';
  const write = (changed: string) =>
    onChange({ ...template, texts: { ...template.texts, [locale]: changed } });
  return (
    <div className={classes.texts}>
      <TabBar
        label={t('communication:settings.templateLanguages')}
        pieces={REPLY_LANGUAGES.map((id) => ({
          id,
          label: languageName(id),
          wrong: errorOf(`texts.${id}`) ? 1 : 0,
        }))}
        current={locale}
        onSelect={(id) => setChosen(id as Locale)}
        panelId={panelId}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${locale}`}
        className={classes.text}
      >
        <TextareaField
          data-path={`${path}.texts.${locale}`}
          label={t('communication:settings.templateText', { language: languageName(locale) })}
          value={text}
          error={errorOf(`texts.${locale}`)}
          onChange={write}
          rows={6}
          lang={locale}
        />
        <fieldset
          className={classes.placeholders}
          aria-label={t('communication:settings.placeholders')}
        >
          {PLACEHOLDERS.map((name) => (
            <Button
              key={name}
              size="compact-xs"
              variant="default"
              onClick={() => write(`${text}{${name}}`)}
            >
              {`{${name}}`} <small>{t(`communication:settings.placeholder.${name}`)}</small>
            </Button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
