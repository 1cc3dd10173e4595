import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import type { contactList } from '#modules/profile-hub/contract/contact-list.ts';
import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';
import type { TextKey } from '#platform/web/module/text-key.ts';

export const FIELD_NAMES = {
  segment: 'profile-hub:contact.segment',
  email: 'profile-hub:standard.email',
  phone: 'profile-hub:standard.phone',
  firstname: 'profile-hub:standard.firstname',
  lastname: 'profile-hub:standard.lastname',
  city: 'profile-hub:standard.city',
  zip: 'profile-hub:standard.zip',
  country: 'profile-hub:standard.country',
  locale: 'profile-hub:standard.locale',
  gender: 'profile-hub:standard.gender',
  birthdate: 'profile-hub:standard.birthdate',
  optinEmail: 'profile-hub:standard.optin_email',
  optinPhone: 'profile-hub:standard.optin_phone',
  optinPartners: 'profile-hub:standard.optin_partners',
  consent: 'profile-hub:dashboard.optIn',
  missing: 'profile-hub:dashboard.notKnown',
  origin: 'profile-hub:contact.origin',
  created: 'profile-hub:contact.created',
  activity: 'profile-hub:contact.lastActivity',
} as const satisfies Record<keyof typeof contactList.fields, TextKey>;

export const GENDER_NAMES = {
  female: 'profile-hub:gender.female',
  male: 'profile-hub:gender.male',
  other: 'profile-hub:gender.other',
} as const satisfies Record<Gender, TextKey>;

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

export const DECISION_NAMES = {
  given: 'profile-hub:contact.decision.given',
  withdrawn: 'profile-hub:contact.decision.withdrawn',
  refused: 'profile-hub:contact.decision.refused',
} as const satisfies Record<Decision, TextKey>;

/** Short names of consents: "E-mail, phone". */
export const CHANNEL_NAMES = {
  optin_email: 'profile-hub:contact.channel.email',
  optin_phone: 'profile-hub:contact.channel.phone',
  optin_partners: 'profile-hub:contact.channel.partners',
} as const satisfies Record<string, TextKey>;
