import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import type { UploadProgress } from '#platform/web/api/upload-to-server.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './file-drop.module.css';
import { useFileSizes } from './use-file-sizes.ts';

export function FileRow(given: {
  file: File;
  progress: UploadProgress | null;
  onCancel: (() => void) | undefined;
  onReplace: () => void;
  onRemove: () => void;
}) {
  const { file, progress, onCancel } = given;
  const { t } = useTranslation();
  const { percent } = useFormat();
  const size = useFileSizes();
  const share = progress && progress.total > 0 ? progress.sent / progress.total : 0;
  const isSent = progress !== null && progress.total > 0 && progress.sent >= progress.total;
  return (
    <div className={classes.row}>
      <Icon of={IconFileSpreadsheet} className={classes.icon} />
      <span className={classes.name}>
        {file.name} <span className={classes.size}>{size(file.size)}</span>
      </span>
      {progress ? (
        <span className={classes.share}>{percent(share)}</span>
      ) : (
        <>
          <Button variant="subtle" size="xs" onClick={given.onReplace}>
            {t('platform:fileDrop.replace')}
          </Button>
          <ActionIcon
            aria-label={t('platform:fileDrop.remove', { name: file.name })}
            onClick={given.onRemove}
          >
            <Icon of={IconX} />
          </ActionIcon>
        </>
      )}
      {progress && (
        <div className={classes.progress}>
          <Progress
            value={share * 100}
            aria-label={t('platform:fileDrop.uploading', { name: file.name })}
          />
          <div className={classes.below}>
            {!isSent &&
              t('platform:fileDrop.sent', {
                sent: size(progress.sent),
                total: size(progress.total),
              })}
            <span role="status">{isSent && t('platform:fileDrop.reading')}</span>
            {onCancel && (
              <LinkButton onClick={onCancel}>{t('platform:fileDrop.cancel')}</LinkButton>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
