import { useCallback } from 'react';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import type { LossReason } from '#modules/leads/contract/leads/lead-status.ts';
import type {
  Contact,
  ContactOrigin,
  contactList,
  Station,
  StationKind,
} from '#modules/profile-hub/contract/contact.ts';
import { STANDARD_FILTER_LABELS } from '#modules/profile-hub/contract/standard-criteria.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TextKey } from '#platform/web/module/translate.ts';
import { shortShopName } from './short-shop-name.ts';

export const FIELD_NAMES = {
  segment: 'profile-hub:contact.segment',
  ...STANDARD_FILTER_LABELS,
  consent: 'profile-hub:dashboard.optIn',
  missing: 'profile-hub:dashboard.notKnown',
  origin: 'profile-hub:contact.origin',
  created: 'profile-hub:contact.created',
  activity: 'profile-hub:contact.lastActivity',
} as const satisfies Record<keyof typeof contactList.fields, TextKey>;

export const ORIGIN_NAMES = {
  manual: 'profile-hub:contact.origins.manual',
  import: 'profile-hub:contact.origins.import',
  answer: 'profile-hub:contact.origins.answer',
  lead: 'profile-hub:contact.station.lead',
  api: 'profile-hub:contact.origins.api',
} as const satisfies Record<ContactOrigin, TextKey>;

export const STATION_NAMES = {
  scan: 'profile-hub:contact.station.scan',
  landing: 'profile-hub:contact.station.landing',
  lead: 'profile-hub:contact.station.lead',
  accepted: 'profile-hub:contact.station.accepted',
  sale: 'profile-hub:contact.station.sale',
  lost: 'profile-hub:contact.station.lost',
  review: 'profile-hub:contact.station.review',
  reply: 'profile-hub:contact.station.reply',
  import: 'profile-hub:contact.station.import',
  answer: 'profile-hub:contact.station.answer',
  merge: 'profile-hub:contact.station.merge',
  'data-request': 'profile-hub:contact.station.dataRequest',
} as const satisfies Record<StationKind, TextKey>;

/** Short names of consents: "E-mail, phone". */
const CHANNEL_NAMES = {
  optin_email: 'profile-hub:contact.channel.email',
  optin_phone: 'profile-hub:contact.channel.phone',
  optin_partners: 'profile-hub:contact.channel.partners',
} as const satisfies Record<string, TextKey>;

const CHANNELS = Object.keys(CHANNEL_NAMES) as (keyof typeof CHANNEL_NAMES)[];

/** Short text of the consents of a contact. */
export function useOptinText(): (contact: Pick<Contact, 'criterias'>) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  return useCallback(
    ({ criterias }) => {
      const given = CHANNELS.filter((slug) => criterias[slug] === true);
      if (given.length === CHANNELS.length) return t('profile-hub:contact.channel.all');
      const channels = list(given.map((slug) => t(CHANNEL_NAMES[slug])));
      return channels.slice(0, 1).toLocaleUpperCase() + channels.slice(1);
    },
    [t, list],
  );
}

/** Why a lead was lost; leads may have reasons that are not known here. */
const LOSS_NAMES = {
  noAnswer: 'profile-hub:contact.loss.noAnswer',
  tooExpensive: 'profile-hub:contact.loss.tooExpensive',
  notAvailable: 'profile-hub:contact.loss.notAvailable',
  boughtElsewhere: 'profile-hub:contact.loss.boughtElsewhere',
  noLongerWanted: 'profile-hub:contact.loss.noLongerWanted',
  other: 'profile-hub:contact.loss.other',
  idle: 'profile-hub:contact.loss.idle',
} as const satisfies Record<LossReason, TextKey>;

/** Where reviews come from; earlier stations may name other sources. */
const REVIEW_ORIGIN_NAMES = {
  GATOREVIEWS: 'profile-hub:contact.reviewOrigin.GATOREVIEWS',
  GMB: 'profile-hub:contact.reviewOrigin.GMB',
} as const satisfies Record<ReviewOrigin, TextKey>;

/** Short title of a station and its details. */
export function useStationTexts() {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const detailText = ({ detail }: Station, ...names: string[]) =>
    names.flatMap((name) => (detail[name] ? [String(detail[name])] : [])).join(', ');
  /** The amount of a sale; only its number if its currency is unknown. */
  const amountOf = ({ amount, currency }: Station) => {
    if (amount === null) return '';
    return currency === null ? number(amount / 100, 2) : money(amount, currency);
  };
  const by = ({ detail }: Station) =>
    detail.by === 'bot'
      ? t('profile-hub:contact.byBot')
      : detail.by === 'user'
        ? t('profile-hub:contact.byUser')
        : String(detail.by ?? '');
  const lossOf = ({ detail: { reason } }: Station) =>
    typeof reason === 'string' && Object.hasOwn(LOSS_NAMES, reason)
      ? t(LOSS_NAMES[reason as LossReason])
      : '';
  const originOf = (origin: unknown) =>
    typeof origin === 'string' && Object.hasOwn(REVIEW_ORIGIN_NAMES, origin)
      ? t(REVIEW_ORIGIN_NAMES[origin as ReviewOrigin])
      : '';
  const nameOf = (station: Station): string =>
    station.kind === 'review' && station.grade !== null
      ? t('profile-hub:contact.reviewed', { count: station.grade })
      : t(STATION_NAMES[station.kind]);
  const aboutOf = (station: Station): string => {
    switch (station.kind) {
      case 'scan':
        return `/${detailText(station, 'suffix')}`;
      case 'lead':
        return detailText(station, 'product', 'shop') || detailText(station, 'form');
      case 'accepted':
      case 'reply':
        return by(station);
      case 'sale':
        return amountOf(station);
      case 'lost':
        return lossOf(station);
      case 'review':
        return [detailText(station, 'shop'), originOf(station.detail.origin)]
          .filter(Boolean)
          .join(', ');
      case 'import': {
        const count = Number(station.detail.criteria ?? 0);
        return [
          detailText(station, 'name'),
          count > 0 && t('profile-hub:contact.criteriaWritten', { count }),
          station.detail.undone && t('profile-hub:import.undoneTag'),
        ]
          .filter(Boolean)
          .join(', ');
      }
      case 'answer':
        return detailText(station, 'campaign');
      default:
        return detailText(station, 'name', 'shop', 'reason');
    }
  };
  /** In a journey the position shows the kind, so the first line shows the details. */
  const shortOf = (station: Station): string => {
    if (station.kind === 'review') return nameOf(station);
    if (station.kind === 'lead') return detailText(station, 'shop') || detailText(station, 'form');
    return aboutOf(station);
  };
  /** The same for a column that is narrow: the column names the kind. */
  const narrowOf = (station: Station): string => {
    const { kind, grade, detail } = station;
    if (kind === 'review' && grade !== null)
      return t('profile-hub:contact.stop.stars', { count: grade });
    if (kind === 'reply' && detail.by === 'bot') return t('profile-hub:contact.stop.automatic');
    if (kind === 'reply' && detail.by === 'user') return t('profile-hub:contact.stop.byUser');
    if (kind === 'lead' || kind === 'accepted') return shortShopName(shortOf(station));
    return shortOf(station);
  };
  return { narrowOf, nameOf, aboutOf, shortOf, amountOf, lossOf, originOf, by };
}
