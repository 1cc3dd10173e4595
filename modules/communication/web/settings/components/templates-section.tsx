import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { TEMPLATES } from '#modules/communication/contract/limits.ts';
import type {
  ReplySettings,
  SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveItem } from '#platform/web/display/row-order.tsx';
import { focusPlace } from '#platform/web/fields/form/focus-place.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { UsedTemplate } from '../data/template-matrix.ts';
import { sectionId } from '../data/use-section-scroll.ts';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateMatrix } from './template-matrix.tsx';

/** Templates of the brand as a table of topics by stars; the first match is used [REV-07]. */
export function TemplatesSection({
  form,
  used,
}: {
  form: ComptoirForm<ReplySettings>;
  used: UsedTemplate | undefined;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const { templates, topics } = form.values;
  const set = (changed: SettingsTemplate[]) => form.mantine.setFieldValue('templates', changed);
  const openAt = (id: string, at: number) => {
    setOpen(id);
    focusPlace(`templates.${at}.name`);
  };
  const add = () => {
    const id = crypto.randomUUID();
    const name = t('communication:settings.newTemplate', { number: templates.length + 1 });
    const conditions = { grades: [], topics: [], origins: [], locations: [], blank: false };
    set([...templates, { id, name, conditions, texts: {} }]);
    openAt(id, templates.length);
  };
  const isWrong = (at: number) =>
    Object.keys(form.mantine.errors).some((path) => path.startsWith(`templates.${at}.`));
  return (
    <SettingsSection
      section="templates"
      title={t('communication:settings.section.templates')}
      note={templates.length > 0 && t('communication:settings.matrix.title')}
      action={
        <Button
          variant="subtle"
          leftSection={<Icon of={IconPlus} size={14} />}
          disabled={templates.length >= TEMPLATES}
          onClick={add}
        >
          {t('communication:settings.addTemplate')}
        </Button>
      }
    >
      {templates.length === 0 && (
        <p className={classes.empty}>{t('communication:settings.noTemplates')}</p>
      )}
      {templates.length > 0 && (
        <TemplateMatrix
          settings={form.values}
          titleId={`${sectionId('templates')}-title`}
          used={used}
          open={open}
          onOpen={(id) =>
            id === open
              ? setOpen(undefined)
              : openAt(
                  id,
                  templates.findIndex((template) => template.id === id),
                )
          }
        />
      )}
      {templates.map((template, at) => {
        if (open !== template.id && !isWrong(at)) return null;
        return (
          <TemplateEditor
            key={template.id}
            template={template}
            path={`templates.${at}`}
            topics={topics}
            place={{
              at,
              total: templates.length,
              move: (by) => set(moveItem(templates, at, at + by)),
            }}
            errorOf={(path) => form.mantine.errors[`templates.${at}.${path}`]}
            onChange={(changed) => set(templates.with(at, changed))}
            onDelete={() => set(templates.toSpliced(at, 1))}
            onClose={() => setOpen(undefined)}
          />
        );
      })}
    </SettingsSection>
  );
}
