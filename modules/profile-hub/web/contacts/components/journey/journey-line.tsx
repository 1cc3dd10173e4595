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
import type { ReactNode } from 'react';
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
import classes from './journey-line.module.css';

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
function StationName({ station, children }: { station: Station; children: string }) {
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

interface JourneyEntry {
  key: string;
  kind: StationKind | 'created';
  icon: TablerIcon;
  name: ReactNode;
  about: string;
  at: string;
}

/** Activity of a contact, newest first, with the creation of the contact on its day. */
export function useJourneyEntries(): (
  contact: Contact,
  stations: readonly Station[],
) => JourneyEntry[] {
  const { t } = useTranslation();
  const { nameOf, aboutOf } = useStationTexts();
  return (contact, stations) => {
    const entries = stations.map(
      (station): JourneyEntry => ({
        key: station.id,
        kind: station.kind,
        icon: STATION_ICONS[station.kind],
        name: <StationName station={station}>{nameOf(station)}</StationName>,
        about: aboutOf(station),
        at: station.at,
      }),
    );
    const earlier = stations.findIndex(({ at }) => at < contact.createdAt);
    const created: JourneyEntry = {
      key: 'created',
      kind: 'created',
      icon: IconUserPlus,
      name: <span className={classes.name}>{t('profile-hub:contact.became')}</span>,
      about: t(ORIGIN_NAMES[contact.origin]),
      at: contact.createdAt,
    };
    return entries.toSpliced(earlier === -1 ? entries.length : earlier, 0, created);
  };
}

/** Activity of a contact as icons on a line [PH-05]. */
export function JourneyLine({
  contact,
  stations,
  isShort = false,
}: {
  contact: Contact;
  stations: readonly Station[];
  /** Descriptions take one line; what does not fit is in their title. */
  isShort?: boolean;
}) {
  const { shortDay } = useFormat();
  const entriesOf = useJourneyEntries();
  return (
    <ol className={classes.line} data-short={isShort || undefined}>
      {entriesOf(contact, stations).map(({ key, kind, icon, name, about, at }) => (
        <li key={key} className={classes.event} data-kind={kind}>
          <span className={classes.sign}>
            <Icon of={icon} size={14} />
          </span>
          <span className={classes.what}>
            {name}
            <span className={classes.about} title={isShort ? about : undefined}>
              {about}
            </span>
          </span>
          <span className={classes.date}>{shortDay(at)}</span>
        </li>
      ))}
    </ol>
  );
}

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
