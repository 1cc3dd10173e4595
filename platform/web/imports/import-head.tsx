import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { WizardHead } from '#platform/web/wizard/wizard-head.tsx';
import classes from './import-head.module.css';

/** Title of the import, its file, and the link to leave. */
export function ImportHead({
  title,
  file,
  leaveTo,
  action,
}: {
  title: string;
  file: ImportReport['file'] | undefined;
  leaveTo: string;
  action?: ReactNode;
}) {
  const size = useFileSizes();
  return (
    <WizardHead
      title={title}
      leaveTo={leaveTo}
      action={action}
      {...(file && {
        subtitle: (
          <span className={classes.file}>
            <Icon of={IconFileSpreadsheet} size={14} />
            {file.name}, {size(file.size)}
          </span>
        ),
      })}
    />
  );
}
