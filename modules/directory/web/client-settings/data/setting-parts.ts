import {
  type ClientFields,
  clientFields,
} from '#modules/directory/contract/clients/client-fields.ts';

export type SettingPath = keyof ClientFields;
type Part = ClientFields[SettingPath]['part'];

/** Sections of the client settings as admins see them. */
export const SETTING_PARTS: readonly {
  title: 'directory:client.partGeneral' | 'directory:field.modules' | 'directory:client.partBrand';
  parts: readonly Part[];
  /** Content below the fields; `lookup` is the product lookup. */
  besides?: 'logo' | 'lookup';
}[] = [
  { title: 'directory:client.partGeneral', parts: ['general', 'fixed'] },
  { title: 'directory:field.modules', parts: ['modules'], besides: 'lookup' },
  { title: 'directory:client.partBrand', parts: ['brand'], besides: 'logo' },
];

/** In declaration order, so a newly declared client field appears automatically. */
export function settingsOfParts(parts: readonly Part[]): SettingPath[] {
  const paths = Object.keys(clientFields) as SettingPath[];
  return paths.filter((path) => parts.includes(clientFields[path].part));
}
