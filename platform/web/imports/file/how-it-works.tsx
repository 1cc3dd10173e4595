import { useTranslation } from 'react-i18next';
import type { CallDefinition } from '#platform/contract/call.ts';
import { formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import { IMPORT_LINE_LIMIT } from '#platform/contract/limits.ts';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ImportSteps } from './import-steps.tsx';

/** Explains the import steps and the accepted files before the user chooses one. */
export function HowItWorks({ upload }: { upload: NonNullable<CallDefinition['upload']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const size = useFileSizes();
  const steps = [
    { name: t('platform:import.howFill'), note: t('platform:import.howFillNote') },
    {
      name: t('platform:import.howBring'),
      note: t('platform:import.howBringNote', {
        types: formatFileExtensions(upload.kinds),
        size: size(upload.maxBytes),
        lines: format.number(IMPORT_LINE_LIMIT),
      }),
    },
    { name: t('platform:import.howCheck'), note: t('platform:import.howCheckNote') },
    { name: t('platform:import.howImport'), note: t('platform:import.howImportNote') },
  ];
  return <ImportSteps steps={steps} />;
}
