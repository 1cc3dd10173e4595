import {
  IconArrowMerge,
  IconBrowser,
  IconCircleX,
  IconFileImport,
  IconInbox,
  IconMessageReply,
  IconMessages,
  IconQrcode,
  IconShieldQuestion,
  IconShoppingBag,
  IconStar,
  IconUserCheck,
  IconUserPlus,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { seeReviews } from '#modules/communication/contract/permissions.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import type { Contact, Station, StationKind } from '#modules/profile-hub/contract/contact.ts';
import { seeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import linkStyles from '#platform/web/display/link.module.css';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ORIGIN_NAMES, useStationTexts } from '../../data/contact-names.ts';
import classes from './journey.module.css';

export const STATION_ICONS: Record<StationKind, TablerIcon> = {
  scan: IconQrcode,
  landing: IconBrowser,
  lead: IconInbox,
  accepted: IconUserCheck,
  sale: IconShoppingBag,
  lost: IconCircleX,
  review: IconStar,
  reply: IconMessageReply,
  import: IconFileImport,
  answer: IconMessages,
  merge: IconArrowMerge,
  'data-request': IconShieldQuestion,
};

/** Name of a station, as a link to its record if it has one. */
export function StationName({ station, children }: { station: Station; children: string }) {
  const linkOf = useStationLink();
  const to = linkOf(station);
  if (to === undefined || children === '') return <span className={classes.name}>{children}</span>;
  return (
    <span className={classes.name}>
      <Link to={to} className={linkStyles.link}>
        {children}
      </Link>
    </span>
  );
}

/** The creation of a contact, which is listed with its events and counted with them. */
export const CREATION = 1;

/** Activity of a contact as icons on a line, newest first, with the creation of the contact on its day [PH-05]. */
export function JourneyLine({
  contact,
  stations,
}: {
  contact: Contact;
  stations: readonly Station[];
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { nameOf, aboutOf } = useStationTexts();
  const earlier = stations.findIndex(({ at }) => at < contact.createdAt);
  const created = earlier === -1 ? stations.length : earlier;
  const entries = (some: readonly Station[]) =>
    some.map((station) => (
      <li key={station.id} className={classes.event} data-kind={station.kind}>
        <span className={classes.sign}>
          <Icon of={STATION_ICONS[station.kind]} size={15} />
        </span>
        <span className={classes.what}>
          <StationName station={station}>{nameOf(station)}</StationName>
          <span className={classes.about}>{aboutOf(station)}</span>
        </span>
        <span className={classes.date}>{date(station.at)}</span>
      </li>
    ));
  return (
    <ol className={classes.line}>
      {entries(stations.slice(0, created))}
      <li className={classes.event}>
        <span className={classes.sign}>
          <Icon of={IconUserPlus} size={15} />
        </span>
        <span className={classes.what}>
          <span className={classes.name}>{t('profile-hub:contact.became')}</span>
          <span className={classes.about}>{t(ORIGIN_NAMES[contact.origin])}</span>
        </span>
        <span className={classes.date}>{date(contact.createdAt)}</span>
      </li>
      {entries(stations.slice(created))}
    </ol>
  );
}

/** Link to the record of a station, if the user may see it [PH-05]. */
function useStationLink(): (station: Station) => string | undefined {
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
