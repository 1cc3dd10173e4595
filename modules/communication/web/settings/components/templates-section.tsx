import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { TEMPLATES } from '#modules/communication/contract/limits.ts';
import {
  REPLY_LANGUAGES,
  type ReplySettings,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveItem } from '#platform/web/display/row-order.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useLanguageNames } from '../../reviews/data/use-review-labels.ts';
import { ConditionsFields, useConditionsText } from './conditions-fields.tsx';
import { OpenableRow } from './openable-row.tsx';
import classes from './settings.module.css';
import { TemplateMatrix } from './template-matrix.tsx';

const PLACEHOLDERS = ['name', 'shop', 'brand', 'hours', 'phone', 'form', 'signature'] as const;

/** Templates of the brand by grade, topic, origin and location; the first match is used [REV-07]. */
export function TemplatesSection({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const titleId = useId();
  const conditionsText = useConditionsText();
  const [open, setOpen] = useState<string>();
  const { templates, topics } = form.values;
  const set = (changed: SettingsTemplate[]) => form.mantine.setFieldValue('templates', changed);
  const add = () => {
    const id = crypto.randomUUID();
    const name = t('communication:settings.newTemplate', { number: templates.length + 1 });
    const conditions = { grades: [], topics: [], origins: [], locations: [], blank: false };
    set([...templates, { id, name, conditions, texts: {} }]);
    setOpen(id);
  };
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{t('communication:settings.section.templates')}</h2>
        <p>{t('communication:settings.templatesAbout')}</p>
        <Button
          variant="subtle"
          leftSection={<Icon of={IconPlus} />}
          disabled={templates.length >= TEMPLATES}
          onClick={add}
        >
          {t('communication:settings.addTemplate')}
        </Button>
      </header>
      {templates.length === 0 && (
        <p className={classes.empty}>{t('communication:settings.noTemplates')}</p>
      )}
      {templates.length > 0 && (
        <TemplateMatrix
          settings={form.values}
          onOpen={(id) => {
            setOpen(id);
            document.getElementById(`template-${id}`)?.scrollIntoView({ block: 'nearest' });
          }}
        />
      )}
      <ul className={classes.rows}>
        {templates.map((template, at) => {
          const written = REPLY_LANGUAGES.filter((locale) => template.texts[locale]?.trim());
          const isWrong = Object.keys(form.mantine.errors).some((path) =>
            path.startsWith(`templates.${at}.`),
          );
          return (
            <OpenableRow
              key={template.id}
              rowId={`template-${template.id}`}
              title={template.name}
              about={conditionsText(template.conditions, topics)}
              note={t('communication:settings.languagesWritten', { count: written.length })}
              isWrong={isWrong}
              isIncomplete={written.length < REPLY_LANGUAGES.length}
              place={{
                at,
                total: templates.length,
                move: (by) => set(moveItem(templates, at, at + by)),
              }}
              isOpen={open === template.id || isWrong}
              onToggle={() => setOpen(open === template.id ? undefined : template.id)}
            >
              <TemplateFields
                template={template}
                topics={topics}
                errorOf={(path) => form.mantine.errors[`templates.${at}.${path}`]}
                onChange={(changed) => set(templates.with(at, changed))}
              />
              <Button
                variant="subtle"
                color="red"
                leftSection={<Icon of={IconTrash} />}
                onClick={() => set(templates.toSpliced(at, 1))}
              >
                {t('communication:settings.deleteTemplate')}
              </Button>
            </OpenableRow>
          );
        })}
      </ul>
    </section>
  );
}

function TemplateFields({
  template,
  topics,
  errorOf,
  onChange,
}: {
  template: SettingsTemplate;
  topics: ReplySettings['topics'];
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
    <>
      <TextField
        label={t('communication:settings.templateName')}
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
      <TabBar
        label={t('communication:settings.templateLanguages')}
        pieces={REPLY_LANGUAGES.map((id) => ({ id, label: languageName(id) }))}
        current={locale}
        onSelect={(id) => setChosen(id as Locale)}
        panelId={panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${locale}`}>
        <TextareaField
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
    </>
  );
}
