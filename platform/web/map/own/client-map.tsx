import { GeoMap, type GeoMapProps } from '../geo-map.tsx';
import { OwnMapNote } from './own-map-note.tsx';
import { useOwnGround } from './use-own-ground.ts';

type ClientMapProps = Omit<GeoMapProps, 'ownGround'> & {
  clientId: string;
  /** The module whose own setting comes first. */
  of?: string;
};

/** A map of the back office: on the ground that the client brings itself, or on the house's, and then it says why. */
export function ClientMap({ clientId, of, ...map }: ClientMapProps) {
  const { ground, ...state } = useOwnGround(clientId, of);
  const isTold = state.failsAt !== null || state.afterReload;
  return (
    <GeoMap
      {...map}
      ownGround={ground}
      {...(isTold && {
        legend: (
          <>
            <OwnMapNote {...state} />
            {map.legend}
          </>
        ),
      })}
    />
  );
}
