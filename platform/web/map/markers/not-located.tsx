import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import styles from './not-located.module.css';

/** Why the map does not go to where its reader is [OPP-09]. */
export function NotLocated({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.alert} role="alert">
      <Icon of={IconAlertCircle} />
      <p>{t('platform:map.noGeolocation')}</p>
      <ActionIcon aria-label={t('platform:map.close')} onClick={onClose}>
        <Icon of={IconX} size={14} />
      </ActionIcon>
    </div>
  );
}
