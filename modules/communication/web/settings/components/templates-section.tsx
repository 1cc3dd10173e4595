import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
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
import { clearFaultsBelow, faultsBelow } from '../data/faults-below.ts';
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
  const opener = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
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
    opener.current = null;
    openAt(id, templates.length);
  };
  const isWrong = (at: number) => faultsBelow(form.mantine.errors, `templates.${at}`).length > 0;
  const change = (at: number, changed: SettingsTemplate) => {
    // It stays open when its fault is corrected.
    if (isWrong(at)) setOpen(changed.id);
    set(templates.with(at, changed));
  };
  const move = (at: number, by: number) => {
    if (isWrong(at)) setOpen(templates[at]?.id);
    clearFaultsBelow(form, 'templates');
    set(moveItem(templates, at, at + by));
  };
  const close = ({ id }: SettingsTemplate, at: number) => {
    setOpen(undefined);
    // Its fault keeps it open.
    if (isWrong(at)) return;
    const shown = opener.current?.dataset.template === id ? opener.current : null;
    // Changed conditions may have moved the template to other cells.
    const cell = () => document.querySelector<HTMLElement>(`[data-template="${CSS.escape(id)}"]`);
    requestAnimationFrame(() =>
      (shown?.isConnected ? shown : (cell() ?? addButton.current))?.focus(),
    );
  };
  const remove = (at: number) => {
    clearFaultsBelow(form, 'templates');
    setOpen(undefined);
    set(templates.toSpliced(at, 1));
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <SettingsSection
      section="templates"
      title={t('communication:settings.section.templates')}
      note={templates.length > 0 && t('communication:settings.matrix.title')}
      action={
        <Button
          ref={addButton}
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
          onOpen={(id, cell) => {
            opener.current = cell;
            if (id === open) return setOpen(undefined);
            openAt(
              id,
              templates.findIndex((template) => template.id === id),
            );
          }}
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
              move: (by) => move(at, by),
            }}
            errorOf={(path) => form.mantine.errors[`templates.${at}.${path}`]}
            onChange={(changed) => change(at, changed)}
            onDelete={() => remove(at)}
            onClose={() => close(template, at)}
          />
        );
      })}
    </SettingsSection>
  );
}
