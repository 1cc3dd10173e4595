import {
  type ClientFields,
  clientFields,
} from '#modules/directory/contract/clients/client-fields.ts';

export type SettingPath = keyof ClientFields;
type Part = ClientFields[SettingPath]['part'];

/** The parts of a client as its admins read them, and what stands below one that is no field. */
export const SETTING_PARTS: readonly {
  title: 'directory:client.partGeneral' | 'directory:field.modules' | 'directory:client.partBrand';
  parts: readonly Part[];
  besides?: 'logo' | 'lookup';
}[] = [
  { title: 'directory:client.partGeneral', parts: ['general', 'fixed'] },
  { title: 'directory:field.modules', parts: ['modules'], besides: 'lookup' },
  { title: 'directory:client.partBrand', parts: ['brand'], besides: 'logo' },
];

/** In the order in which they are declared: a new field of a client stands here by being declared. */
export function settingsIn(parts: readonly Part[]): SettingPath[] {
  const paths = Object.keys(clientFields) as SettingPath[];
  return paths.filter((path) => parts.includes(clientFields[path].part));
}
