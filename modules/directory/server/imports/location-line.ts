import {
  ADDRESS_LINE_MAX_LENGTH,
  GROUPS_OF_LOCATION_LIMIT,
  LOCATION_CODE_MAX_LENGTH,
  LOCATION_NAME_MAX_LENGTH,
  PLACE_NAME_MAX_LENGTH,
  REPRESENTATIVES_LIMIT,
} from '#modules/directory/contract/limits.ts';
import type { OpeningHours } from '#modules/directory/contract/opening-hours.ts';
import { isPhone } from '#modules/directory/contract/phone.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';
import { boolean } from '#platform/server/imports/readers/boolean.ts';
import { country } from '#platform/server/imports/readers/country.ts';
import { email } from '#platform/server/imports/readers/email.ts';
import { list } from '#platform/server/imports/readers/list.ts';
import { number } from '#platform/server/imports/readers/number.ts';
import { text } from '#platform/server/imports/readers/text.ts';
import { url } from '#platform/server/imports/readers/url.ts';
import { readAttributes } from './attributes-cell.ts';
import { readHours } from './hours-cell.ts';

type Day = OpeningHours['mon'];

/** A location as a line of a file says it; what a file has no column for is not said at all. */
export interface LocationLine {
  code: string;
  name?: string | null;
  company?: string | null;
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  region?: string | null;
  country?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  type?: string | null;
  activity?: string | null;
  affiliation?: string | null;
  groups?: string[] | null;
  phone?: string | null;
  email?: string | null;
  website?: string | null;
  mon?: Day | null;
  tue?: Day | null;
  wed?: Day | null;
  thu?: Day | null;
  fri?: Day | null;
  sat?: Day | null;
  sun?: Day | null;
  attributes?: Record<string, string> | null;
  /** E-mails of those who stand for this location by itself. */
  representatives?: string[] | null;
  closed?: boolean | null;
}

const phone: ReadCell<string> = (given) =>
  isPhone(given) ? given : new CellFault('directory:location.fault.phone');
/** A bar stands between choices in an address. */
const choice: ReadCell<string> = (given, context) =>
  given.includes('|') ? new CellFault('characters') : text(PLACE_NAME_MAX_LENGTH)(given, context);
const HOURS = '09:00-12:00, 14:00-18:00';

export const locationColumns: readonly ImportColumn<LocationLine>[] = [
  {
    key: 'code',
    label: 'directory:location.code',
    aliases: ['store code', 'number', 'nr', 'id'],
    mandatory: true,
    example: 'NO-0142',
    read: text(LOCATION_CODE_MAX_LENGTH),
  },
  {
    key: 'name',
    label: 'directory:location.name',
    aliases: ['store', 'location'],
    example: 'Kjøkkenhjørnet Bjørvika',
    read: text(LOCATION_NAME_MAX_LENGTH),
  },
  {
    key: 'company',
    label: 'directory:location.company',
    example: 'Kjøkkenhjørnet AS',
    read: text(LOCATION_NAME_MAX_LENGTH),
  },
  {
    key: 'street',
    label: 'directory:location.street',
    aliases: ['address', 'adresse'],
    example: 'Dronning Eufemias gate 8',
    read: text(ADDRESS_LINE_MAX_LENGTH),
  },
  {
    key: 'postalCode',
    label: 'directory:location.postalCode',
    aliases: ['zip', 'plz', 'cp'],
    example: '0191',
    read: text(20),
  },
  {
    key: 'city',
    label: 'directory:location.city',
    aliases: ['town', 'stadt', 'by'],
    example: 'Oslo',
    read: text(PLACE_NAME_MAX_LENGTH),
  },
  {
    key: 'region',
    label: 'directory:location.region',
    aliases: ['state'],
    example: 'Østlandet',
    read: text(PLACE_NAME_MAX_LENGTH),
  },
  { key: 'country', label: 'directory:location.country', example: 'NO', read: country },
  {
    key: 'latitude',
    label: 'directory:location.latitude',
    aliases: ['lat'],
    example: '59.9075',
    read: number({ min: -90, max: 90 }),
  },
  {
    key: 'longitude',
    label: 'directory:location.longitude',
    aliases: ['lng', 'lon', 'long'],
    example: '10.7601',
    read: number({ min: -180, max: 180 }),
  },
  {
    key: 'type',
    label: 'directory:location.type',
    example: 'Retailer',
    read: text(PLACE_NAME_MAX_LENGTH),
  },
  { key: 'activity', label: 'directory:location.activity', example: 'Kitchenware', read: choice },
  {
    key: 'affiliation',
    label: 'directory:location.affiliation',
    example: 'Independent',
    read: choice,
  },
  {
    key: 'groups',
    label: 'directory:location.groups',
    aliases: ['group'],
    example: 'Norge; Key accounts',
    read: list(text(PLACE_NAME_MAX_LENGTH), GROUPS_OF_LOCATION_LIMIT),
  },
  {
    key: 'phone',
    label: 'directory:location.phone',
    aliases: ['tel', 'telephone'],
    example: '+47 22 00 00 00',
    read: phone,
  },
  {
    key: 'email',
    label: 'directory:location.email',
    aliases: ['mail'],
    example: 'bjorvika@kjokkenhjornet.example',
    read: email,
  },
  {
    key: 'website',
    label: 'directory:location.website',
    aliases: ['url', 'web'],
    example: 'https://kjokkenhjornet.example',
    read: url,
  },
  { key: 'mon', label: 'directory:location.mon', example: HOURS, read: readHours },
  { key: 'tue', label: 'directory:location.tue', example: HOURS, read: readHours },
  { key: 'wed', label: 'directory:location.wed', example: HOURS, read: readHours },
  { key: 'thu', label: 'directory:location.thu', example: HOURS, read: readHours },
  { key: 'fri', label: 'directory:location.fri', example: HOURS, read: readHours },
  { key: 'sat', label: 'directory:location.sat', example: '10:00-16:00', read: readHours },
  { key: 'sun', label: 'directory:location.sun', example: '-', read: readHours },
  {
    key: 'attributes',
    label: 'directory:location.attributes',
    example: 'Floor: 2; Area: 120 m²',
    read: readAttributes,
  },
  {
    key: 'representatives',
    label: 'directory:location.representatives',
    aliases: ['representative'],
    example: '',
    read: list(email, REPRESENTATIVES_LIMIT),
  },
  { key: 'closed', label: 'directory:location.closed', example: 'no', read: boolean },
];
