import { seeReviews } from '#modules/communication/contract/permissions.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import type { Station } from '#modules/profile-hub/contract/contact.ts';
import { seeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Link to the record of a station, if the user may see it [PH-05]. */
export function useStationLink(): (station: Station) => string | undefined {
  const { id: clientId } = useCurrentClient();
  const isAble = useAbilities();
  const pathOf = ({ kind, journeyId, ref, detail }: Station): string | undefined => {
    switch (kind) {
      case 'scan':
      case 'landing':
        return isAble(seeTouchpoints) && detail.suffix
          ? `touchpoints/list?q=${encodeURIComponent(detail.suffix)}`
          : undefined;
      case 'lead':
      case 'accepted':
      case 'sale':
      case 'lost':
        return isAble(seeLeads) && journeyId ? `platform/leads/${journeyId}` : undefined;
      case 'review':
      case 'reply':
        return isAble(seeReviews) && ref ? `communication/reviews?review=${ref}` : undefined;
      default:
        return undefined;
    }
  };
  return (station) => {
    const path = pathOf(station);
    return path && clientAddress(clientId, path);
  };
}
