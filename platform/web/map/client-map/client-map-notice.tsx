import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './client-map-notice.module.css';
import type { ClientBaseMapState } from './use-client-base-map.ts';

/** Explains to the brand's users why its own map is not shown. */
export function ClientMapNotice({ failsAt, afterReload }: Omit<ClientBaseMapState, 'ground'>) {
  const { t } = useTranslation();
  return (
    <span className={styles.note} role="status">
      {failsAt === null
        ? t('platform:map.own.afterReload')
        : t('platform:map.own.fails', { host: failsAt })}
      {afterReload && (
        <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
          {t('platform:map.own.reload')}
        </Button>
      )}
    </span>
  );
}
