import { Button } from '@mantine/core';
import {
  CLIENT_MAP_META,
  getClientBaseMapCall,
  type StyleBaseMap,
} from '#platform/contract/map/base-map.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { GeoMapProps } from '../base-map-props.ts';
import { GeoMap } from '../geo-map.tsx';
import styles from './client-map-notice.module.css';

type ClientMapProps = Omit<GeoMapProps, 'ownBaseMap'> & {
  clientId: string;
  /** The module whose setting takes precedence. */
  of?: string;
};

/** A map in the back office: on the client's own base map, or on the suite's with a note about the reason. */
export function ClientMap({ clientId, of, ...map }: ClientMapProps) {
  const { ground, ...state } = useClientBaseMap(clientId, of);
  const hasNotice = state.failsAt !== null || state.afterReload;
  return (
    <GeoMap
      {...map}
      ownBaseMap={ground}
      {...(hasNotice && {
        legend: (
          <>
            <ClientMapNotice {...state} />
            {map.legend}
          </>
        ),
      })}
    />
  );
}

/** Explains to the brand's users why its own map is not shown. */
function ClientMapNotice({ failsAt, afterReload }: Omit<ClientBaseMapState, 'ground'>) {
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

type ClientBaseMapState = {
  ground: StyleBaseMap | null | 'asked';
  /** Host of the failing provider; the suite's map is shown instead. */
  failsAt: string | null;
  /** The map was configured after this page was loaded; a reload may show it. */
  afterReload: boolean;
};

/** The client's own base map for a back office page, if the page's policy allows its host. */
function useClientBaseMap(clientId: string, of?: string): ClientBaseMapState {
  const { data, isError, isPlaceholderData } = useCall(getClientBaseMapCall, {
    query: { clientId, ...(of && { of }) },
  });
  // Ignores the map of the previous client.
  const received = isPlaceholderData ? undefined : data;
  if (!received) return { ground: isError ? null : 'asked', failsAt: null, afterReload: false };
  const { ground, failsAt } = received;
  const isOpen = ground !== null && isStyleHostAllowed(ground.style);
  return { ground: isOpen ? ground : null, failsAt, afterReload: ground !== null && !isOpen };
}

/** Whether this page's content security policy allows the host of a style; a forbidden style is not requested. */
function isStyleHostAllowed(style: string): boolean {
  // The development server sends no policy.
  if (import.meta.env.DEV) return true;
  const received = document.querySelector<HTMLMetaElement>(
    `meta[name="${CLIENT_MAP_META}"]`,
  )?.content;
  return received !== undefined && URL.parse(style)?.origin === received;
}
