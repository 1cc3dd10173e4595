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
import { useTranslation } from 'react-i18next';
import type { Contact, Station, StationKind } from '#modules/profile-hub/contract/contact.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
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

/** Activity of a contact as icons on a line, newest first; the last entry is the creation of the contact [PH-05]. */
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
  return (
    <ol className={classes.line}>
      {stations.map((station) => (
        <li key={station.id} className={classes.event} data-kind={station.kind}>
          <span className={classes.sign}>
            <Icon of={STATION_ICONS[station.kind]} size={15} />
          </span>
          <span className={classes.what}>
            <span className={classes.name}>{nameOf(station)}</span>
            <span className={classes.about}>{aboutOf(station)}</span>
          </span>
          <span className={classes.date}>{date(station.at)}</span>
        </li>
      ))}
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
    </ol>
  );
}
