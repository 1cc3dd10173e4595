import { IconBuildingStore, IconDoorOff } from '@tabler/icons-react';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useOpenedFrom } from '#platform/web/list/place/list-place.ts';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useChangeLocations } from '../../data/use-change-locations.ts';
import { everyLocationListing, locationListing } from '../data/location-listing.ts';
import { LocationState } from './location-rows.tsx';

/** Name of the location, and a button to close it permanently or reopen it [SUP-02]. */
export function LocationHead({ clientId, location }: { clientId: string; location: Location }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const { bulk } = useChangeLocations();
  const { id, name, code, closed } = location;

  const change = async () => {
    const isSure =
      closed ||
      (await confirm({
        title: t('directory:close.question', { name }),
        lost: t('directory:close.means'),
        keep: t('directory:close.keep'),
        act: t('directory:close.act'),
      }));
    if (!isSure) return;
    try {
      await bulk.mutateAsync({
        params: { uuid: clientId },
        body: { which: { ids: [id] }, change: { action: closed ? 'reopen' : 'close' } },
      });
      showToast({
        text: t(closed ? 'directory:close.reopened' : 'directory:close.closed', { name }),
      });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };

  return (
    <PageHead
      path={<LocationPath clientId={clientId} id={id} />}
      title={name}
      subtitle={code}
      beside={<LocationState isClosed={closed} />}
      actions={[
        closed
          ? {
              id: 'reopen',
              label: t('directory:close.reopen'),
              icon: IconBuildingStore,
              run: () => void change(),
            }
          : {
              id: 'close',
              label: t('directory:close.close'),
              icon: IconDoorOff,
              danger: true,
              run: () => void change(),
            },
      ]}
    />
  );
}

/** Link to the list from which a location was opened: its client's or that of all clients [SUP-02]. */
function LocationPath({ clientId, id }: { clientId: string; id: string }) {
  const { t } = useTranslation();
  const from = useOpenedFrom(
    { listing: locationListing, scope: clientId },
    { listing: everyLocationListing, scope: null },
  );
  const shown = { id, label: t('directory:menu.locations') };
  if (from === 'second')
    return (
      <RecordPath
        listing={everyLocationListing}
        scope={null}
        to="/super-admin/locations"
        {...shown}
      />
    );
  return (
    <RecordPath
      listing={locationListing}
      scope={clientId}
      to={clientAddress(clientId, 'settings/locations')}
      {...shown}
    />
  );
}
