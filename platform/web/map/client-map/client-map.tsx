import { GeoMap, type GeoMapProps } from '../geo-map.tsx';
import { ClientMapNotice } from './client-map-notice.tsx';
import { useClientBaseMap } from './use-client-base-map.ts';

type ClientMapProps = Omit<GeoMapProps, 'ownGround'> & {
  clientId: string;
  /** The module whose setting takes precedence. */
  of?: string;
};

/** A map in the back office: on the client's own base map, or on the suite's with a note about the reason. */
export function ClientMap({ clientId, of, ...map }: ClientMapProps) {
  const { ground, ...state } = useClientBaseMap(clientId, of);
  const isTold = state.failsAt !== null || state.afterReload;
  return (
    <GeoMap
      {...map}
      ownGround={ground}
      {...(isTold && {
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
