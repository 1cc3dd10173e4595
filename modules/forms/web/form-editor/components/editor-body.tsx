import { type ComponentType, memo } from 'react';
import type { Form } from '#modules/forms/contract/form.ts';
import { ScreenLoading } from '#platform/web/feedback/screen-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import type { EditorSection, SectionProps } from '../../data/draft/editor-places.ts';
import classes from './form-editor.module.css';

const section = (load: () => Promise<{ default: ComponentType<SectionProps> }>) =>
  onDemand(load, <ScreenLoading shape="form" />);

/** Each section is loaded when it is first opened, because together they are too large for one screen. */
const SECTIONS = {
  informations: section(() => import('./informations-section.tsx')),
  settings: section(() => import('../../form-settings/components/settings-section.tsx')),
  localization: section(
    () => import('../../form-localization/components/localization-section.tsx'),
  ),
  integration: section(() => import('../../form-integration/components/integration-section.tsx')),
  fields: section(() => import('../../form-fields/components/fields-section.tsx')),
  translations: section(
    () => import('../../form-translations/components/translations-section.tsx'),
  ),
} as const satisfies Record<Exclude<EditorSection, 'notifications'>, ComponentType<SectionProps>>;

const NotificationsSection = section(() => import('./notifications-place.tsx'));

const FormPreview = onDemand(() => import('../../form-preview/components/form-preview.tsx'));

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
  /** On narrow screens the preview replaces the section. */
  isPreviewing: boolean;
}) {
  const { t } = useTranslation();
  const Section = section === 'notifications' ? NotificationsSection : SECTIONS[section];
  return (
    <div
      className={classes.split}
      data-tool
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
        <aside className={classes.preview} aria-label={t('forms:editor.preview.title')}>
          <FormPreview form={form} section={section} />
        </aside>
      )}
    </div>
  );
});
