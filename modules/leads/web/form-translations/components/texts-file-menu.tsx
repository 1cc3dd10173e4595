import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeTextSheetCall } from '#modules/leads/contract/forms/text-sheet-calls.ts';
import { changeForms } from '#modules/leads/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useDownload } from '#platform/web/feedback/use-download.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { buildTextSheet } from '../data/build-text-sheet.ts';
import { textPlace } from '../data/text-place.ts';

const TextsFileDialog = onDemand(() => import('./texts-file-dialog.tsx'));

/** Exports all texts as a sheet for translators, and imports it [FORM-05]. */
export function TextsFileMenu({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const mayChange = useAbility(changeForms);
  const [isBringing, setBringing] = useState(false);
  const { download, isDownloading } = useDownload(writeTextSheetCall);
  const give = () => {
    const { draft } = store.get();
    void download({
      params: { formId },
      body: buildTextSheet(draft, (key) => textPlace(t, draft, key)),
    });
  };
  return (
    <>
      <DropMenu
        position="bottom-end"
        rows={() => [
          {
            id: 'download',
            label: t('leads:editor.texts.sheet.download'),
            icon: <Icon of={IconDownload} />,
            run: give,
          },
          ...(mayChange
            ? [
                {
                  id: 'upload',
                  label: t('leads:editor.texts.sheet.upload'),
                  icon: <Icon of={IconUpload} />,
                  run: () => setBringing(true),
                },
              ]
            : []),
        ]}
        button={(props) => (
          <Button
            {...props}
            variant="default"
            loading={isDownloading}
            leftSection={<Icon of={IconDownload} />}
            rightSection={<Icon of={IconChevronDown} size={14} />}
          >
            {t('leads:editor.texts.sheet.menu')}
          </Button>
        )}
      />
      {isBringing && <TextsFileDialog formId={formId} onClose={() => setBringing(false)} />}
    </>
  );
}
