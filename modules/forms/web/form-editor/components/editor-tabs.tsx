import { Button } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { EDITOR_SECTIONS, type EditorSection } from '../../data/draft/editor-places.ts';
import { type DraftDigest, SECTION_NAMES } from '../data/use-draft-digest.ts';
import classes from './form-editor.module.css';

/** Tabs of the sections, each with its errors and missing texts [FORM-01]. */
export function EditorTabs({
  panelId,
  section,
  digest,
  preview,
  onSelect,
}: {
  panelId: string;
  section: EditorSection;
  digest: DraftDigest;
  /** If there is no room next to the section, the live preview replaces it. */
  preview: { isOpen: boolean; onToggle: (isOpen: boolean) => void } | undefined;
  onSelect: (section: EditorSection) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const names = useNames(SECTION_NAMES);
  return (
    <TabBar
      label={t('forms:editor.sections')}
      panelId={panelId}
      current={section}
      onSelect={(id) => {
        const chosen = EDITOR_SECTIONS.find((one) => one === id);
        if (chosen) onSelect(chosen);
      }}
      pieces={EDITOR_SECTIONS.map((id) => ({
        id,
        label:
          id === 'translations' && digest.missing > 0 ? (
            <>
              {names[id]}
              <span className={classes.missing}>
                {t('forms:editor.missing', {
                  count: digest.missing,
                  formatted: number(digest.missing),
                })}
              </span>
            </>
          ) : (
            names[id]
          ),
        ...(id === 'fields' && { count: digest.fields }),
        wrong: digest.wrong.filter((one) => one.section === id).length,
      }))}
      end={
        preview && (
          <Button
            className={classes.previewButton}
            variant="default"
            size="xs"
            aria-label={
              preview.isOpen ? t('forms:editor.preview.close') : t('forms:editor.preview.open')
            }
            leftSection={<Icon of={preview.isOpen ? IconPencil : IconEye} size={15} />}
            onClick={() => preview.onToggle(!preview.isOpen)}
          >
            <span className={classes.previewWords}>
              {preview.isOpen ? t('forms:editor.preview.close') : t('forms:editor.preview.open')}
            </span>
          </Button>
        )
      }
    />
  );
}
