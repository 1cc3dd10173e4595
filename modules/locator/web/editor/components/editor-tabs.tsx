import { Button } from '@mantine/core';
import {
  IconEye,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconPencil,
} from '@tabler/icons-react';
import type { LocatorTab } from '#modules/locator/contract/locator-config.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { EDITOR_TABS } from '../data/editor-draft.ts';
import type { EditorDigest } from '../data/use-locator-editor.ts';
import classes from './editor.module.css';

interface PreviewSwitch {
  /** Open beside the form, on wide screens. */
  isOpen: boolean;
  /** Open instead of the form, on narrow screens. */
  isPreviewing: boolean;
  onOpen: (isOpen: boolean) => void;
  onPreview: (isPreviewing: boolean) => void;
}

/** Tabs with their errors and missing translations, and the toggle of the live preview [LOC-03]. */
export function EditorTabs({
  panelId,
  tab,
  digest,
  preview: { isOpen, isPreviewing, onOpen, onPreview },
  onSelect,
}: {
  panelId: string;
  tab: LocatorTab;
  digest: EditorDigest;
  preview: PreviewSwitch;
  onSelect: (tab: LocatorTab) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const switchText = t(isOpen ? 'locator:editor.preview.hide' : 'locator:editor.preview.show');
  const swapText = t(isPreviewing ? 'locator:editor.preview.edit' : 'locator:editor.preview.show');
  return (
    <TabBar
      label={t('locator:editor.tabs')}
      panelId={panelId}
      current={tab}
      onSelect={(id) => {
        const chosen = EDITOR_TABS.find((one) => one === id);
        if (chosen) onSelect(chosen);
      }}
      pieces={EDITOR_TABS.map((id) => ({
        id,
        label:
          id === 'translations' && digest.missing > 0 ? (
            <>
              {t(`locator:editor.tab.${id}`)}
              <span
                className={classes.missing}
                role="img"
                aria-label={t('locator:editor.missing', { count: digest.missing })}
              >
                {number(digest.missing)}
              </span>
            </>
          ) : (
            t(`locator:editor.tab.${id}`)
          ),
        wrong: digest.wrong.filter((one) => one.tab === id).length,
      }))}
      end={
        <>
          <Button
            className={classes.wideOnly}
            variant="subtle"
            size="xs"
            aria-expanded={isOpen}
            leftSection={
              <Icon
                of={isOpen ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand}
                size={15}
              />
            }
            onClick={() => onOpen(!isOpen)}
          >
            {switchText}
          </Button>
          <Button
            className={classes.phoneOnly}
            variant="default"
            size="xs"
            aria-label={swapText}
            leftSection={<Icon of={isPreviewing ? IconPencil : IconEye} size={15} />}
            onClick={() => onPreview(!isPreviewing)}
          >
            <span className={classes.buttonText}>{swapText}</span>
          </Button>
        </>
      }
    />
  );
}
