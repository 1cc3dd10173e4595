import type { TFunction } from 'i18next';
import type { LocatorChoices } from '#modules/locator/contract/locator-choices.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { LEVEL_NAMES } from './field-names.ts';

interface Names {
  t: TFunction;
  choices: Pick<LocatorChoices, 'types' | 'forms'> | undefined;
  nameOfCountry: (code: string) => string;
  nameOfLocale: (locale: LocatorConfig['defaultLocale']) => string;
}

/** Display text of a field, one line per part; empty if the field is empty. */
export function describeField(
  field: keyof LocatorConfig,
  config: LocatorConfig,
  { t, choices, nameOfCountry, nameOfLocale }: Names,
): string[] {
  const yesNo = (isOn: boolean) => t(isOn ? 'locator:editor.yes' : 'locator:editor.no');
  const typeName = (id: string) => choices?.types.find((type) => type.id === id)?.name ?? id;
  switch (field) {
    case 'center':
      return config.center ? [`${config.center.lat}, ${config.center.lng}`] : [];
    case 'locationTypes':
      return config.locationTypes.map(({ typeId, markerUrl, iconUrl, weight }) =>
        [typeName(typeId), markerUrl, iconUrl, String(weight)].filter(Boolean).join(' · '),
      );
    case 'miles':
      return [t(milesName(config.miles))];
    case 'geoDivisionLevel':
      return [t(LEVEL_NAMES[config.geoDivisionLevel as keyof typeof LEVEL_NAMES])];
    case 'theme':
      return [t(`locator:editor.theme.${config.theme}`)];
    case 'css':
      return config.css.split('\n');
    case 'countries':
      return config.countries.map(nameOfCountry);
    case 'locales':
      return config.locales.map(nameOfLocale);
    case 'defaultLocale':
      return [nameOfLocale(config.defaultLocale)];
    case 'sitemap':
      return [
        `${t('locator:field.sitemapAreas')}: ${yesNo(config.sitemap.areas)}`,
        `${t('locator:field.sitemapLocations')}: ${yesNo(config.sitemap.locations)}`,
      ];
    case 'tracking':
      return Object.values(config.tracking).filter(Boolean);
    case 'defaultFormId':
      return config.defaultFormId === null
        ? []
        : [
            choices?.forms.find(({ id }) => id === config.defaultFormId)?.name ??
              config.defaultFormId,
          ];
    case 'customData':
      return config.customData.map(
        ({ header, attributes, display, filter }) =>
          `${header}: ${attributes.join(', ')} · ${t(`locator:editor.display.${display}`)}${
            filter ? ` · ${t('locator:field.customFilter')}` : ''
          }`,
      );
    case 'translations':
      return config.translations.flatMap(({ key, values }) =>
        Object.entries(values).map(([locale, value]) => `${key} (${locale}): ${value}`),
      );
    case 'header':
    case 'footer':
      return config[field].map(
        ({ text, url, locales }, index) =>
          `${index + 1}. ${[text, url, locales.join(', ')].filter(Boolean).join(' · ')}`,
      );
    // API keys are abbreviated.
    case 'apiKey':
    case 'searchApiKey':
      return config[field] === '' ? [] : [`…${config[field].slice(-4)}`];
    default: {
      const value = config[field];
      if (typeof value === 'boolean') return [yesNo(value)];
      return value === '' ? [] : [String(value)];
    }
  }
}

export function milesName(miles: boolean | null) {
  if (miles === null) return 'locator:editor.distance.auto';
  return miles ? 'locator:editor.distance.miles' : 'locator:editor.distance.kilometres';
}

/** Lines that only one of two values contains: removed and added ones. */
export function differingLines(
  before: readonly string[],
  after: readonly string[],
): { removed: string[]; added: string[] } {
  const [were, are] = [new Set(before), new Set(after)];
  return {
    removed: before.filter((line) => !are.has(line)),
    added: after.filter((line) => !were.has(line)),
  };
}
