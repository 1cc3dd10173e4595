import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '../use-language-names.ts';
import type { DraftDifference, NamedPart } from './draft-changes.ts';

/** Label of each part of a form, used at its field and in lists of changes. */
export const PART_NAMES = {
  'informations.name': 'leads:editor.part.name',
  'informations.description': 'leads:editor.part.description',
  'informations.active': 'leads:editor.part.active',
  'settings.captcha': 'leads:editor.part.captcha',
  'settings.captchaSiteKey': 'leads:editor.part.captchaSiteKey',
  'settings.authorizedDomains': 'leads:editor.part.authorizedDomains',
  'settings.lpeUrl': 'leads:editor.part.lpeUrl',
  'settings.healthCheckFrequency': 'leads:editor.part.healthCheckFrequency',
  'settings.algoliaAppId': 'leads:editor.part.algoliaAppId',
  'settings.algoliaIndex': 'leads:editor.part.algoliaIndex',
  'settings.gmapKey': 'leads:editor.part.gmapKey',
  'settings.geosearchResultLimit': 'leads:editor.part.geosearchResultLimit',
  'settings.resultDisplay': 'leads:editor.part.resultDisplay',
  'settings.autoGeolocation': 'leads:editor.part.autoGeolocation',
  'settings.distanceUnit': 'leads:editor.part.distanceUnit',
  'settings.monetized': 'leads:editor.part.monetized',
  'settings.product': 'leads:editor.part.product',
  'settings.located': 'leads:editor.part.located',
  'settings.idleDaysNew': 'leads:editor.part.idleDaysNew',
  'settings.idleDaysAccepted': 'leads:editor.part.idleDaysAccepted',
  'settings.answerGoalHours': 'leads:editor.part.answerGoalHours',
  'settings.linkDays': 'leads:editor.part.linkDays',
  'settings.contactShownBefore': 'leads:editor.part.contactShownBefore',
  'settings.askConsumerAfterDays': 'leads:editor.part.askConsumerAfterDays',
  'settings.currency': 'leads:editor.part.currency',
  'settings.fetchPriceByAI': 'leads:editor.part.fetchPriceByAI',
  'settings.defaultLeadPrice': 'leads:editor.part.defaultLeadPrice',
  'settings.lexicon': 'leads:editor.part.lexicon',
  'locationSettings.source': 'leads:editor.part.source',
  'locationSettings.groupIds': 'leads:editor.part.groupIds',
  'locationSettings.typeIds': 'leads:editor.part.typeIds',
  'locationSettings.countries': 'leads:editor.part.countries',
  'locationSettings.maxDistanceKm': 'leads:editor.part.maxDistanceKm',
  'locationSettings.goesTo': 'leads:editor.part.goesTo',
  'locationSettings.rules': 'leads:editor.part.rules',
  'locationSettings.tagRules': 'leads:editor.part.tagRules',
  'translations.activatedLocales': 'leads:editor.part.activatedLocales',
  'translations.defaultLocale': 'leads:editor.part.defaultLocale',
  'notifications.layout': 'leads:editor.part.layout',
  'notifications.recipients': 'leads:editor.part.recipients',
  'notifications.followUp': 'leads:editor.part.followUp',
  'secrets.captchaSecret': 'leads:editor.part.captchaSecret',
  'secrets.algoliaKey': 'leads:editor.part.algoliaKey',
  statics: 'leads:editor.part.statics',
} as const satisfies Record<NamedPart, string>;

/** A change as a person reads it: “Company name added”, “3 texts in Deutsch”. */
export function useDifferenceText(): (change: DraftDifference) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  const languageOf = useLanguageNames();
  return useCallback(
    (change) => {
      switch (change.kind) {
        case 'part':
          return t(PART_NAMES[change.part]);
        case 'added':
          return t('leads:editor.change.added', { name: change.name });
        case 'removed':
          return t('leads:editor.change.removed', { name: change.name });
        case 'changed':
          return t('leads:editor.change.changed', { name: change.name });
        case 'order':
          return t('leads:editor.change.order');
        case 'texts':
          return t('leads:editor.change.texts', {
            count: change.count,
            formatted: number(change.count),
            language: languageOf(change.locale),
          });
      }
    },
    [t, number, languageOf],
  );
}
