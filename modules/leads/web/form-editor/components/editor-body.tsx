import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { EditorSection } from '../../data/draft/editor-section.ts';
import classes from './form-editor.module.css';
import { FormPreview, NotificationsSection, SECTIONS } from './lazy-sections.tsx';

/** The open section and the live preview; memoized, so that input does not rerender header, tabs and bar. */
export const EditorBody = memo(function EditorBody({
  panelId,
  form,
  section,
  hasPreview,
  isPreviewing,
}: {
  panelId: string;
  form: Form;
  section: EditorSection;
  hasPreview: boolean;
  /** Where there is no room beside it: in the place of the section. */
  isPreviewing: boolean;
}) {
  const { t } = useTranslation();
  const Section = section === 'notifications' ? NotificationsSection : SECTIONS[section];
  return (
    <div
      className={classes.split}
      data-preview={hasPreview || undefined}
      data-previewing={isPreviewing || undefined}
    >
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${section}`}
        className={classes.section}
      >
        <Section form={form} />
      </div>
      {hasPreview && (
        <aside className={classes.preview} aria-label={t('leads:editor.preview.title')}>
          <FormPreview form={form} section={section} />
        </aside>
      )}
    </div>
  );
});
