import { useCallback } from 'react';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { DraftDifference, NamedPart } from './draft-changes.ts';

/** Name of each part of a form, used at its field and in lists of changes. */
export const PART_NAMES = {
  'informations.name': 'forms:editor.part.name',
  'informations.description': 'forms:editor.part.description',
  'informations.active': 'forms:editor.part.active',
  'settings.captcha': 'forms:editor.part.captcha',
  'settings.captchaSiteKey': 'forms:editor.part.captchaSiteKey',
  'settings.authorizedDomains': 'forms:editor.part.authorizedDomains',
  'settings.lpeUrl': 'forms:editor.part.lpeUrl',
  'settings.healthCheckFrequency': 'forms:editor.part.healthCheckFrequency',
  'settings.algoliaAppId': 'forms:editor.part.algoliaAppId',
  'settings.algoliaIndex': 'forms:editor.part.algoliaIndex',
  'settings.gmapKey': 'forms:editor.part.gmapKey',
  'settings.geosearchResultLimit': 'forms:editor.part.geosearchResultLimit',
  'settings.resultDisplay': 'forms:editor.part.resultDisplay',
  'settings.autoGeolocation': 'forms:editor.part.autoGeolocation',
  'settings.distanceUnit': 'forms:editor.part.distanceUnit',
  'settings.monetized': 'forms:editor.part.monetized',
  'settings.product': 'forms:editor.part.product',
  'settings.located': 'forms:editor.part.located',
  'settings.idleDaysNew': 'forms:editor.part.idleDaysNew',
  'settings.idleDaysAccepted': 'forms:editor.part.idleDaysAccepted',
  'settings.answerGoalHours': 'forms:editor.part.answerGoalHours',
  'settings.linkDays': 'forms:editor.part.linkDays',
  'settings.contactShownBefore': 'forms:editor.part.contactShownBefore',
  'settings.askConsumerAfterDays': 'forms:editor.part.askConsumerAfterDays',
  'settings.currency': 'forms:editor.part.currency',
  'settings.fetchPriceByAI': 'forms:editor.part.fetchPriceByAI',
  'settings.defaultLeadPrice': 'forms:editor.part.defaultLeadPrice',
  'settings.lexicon': 'forms:editor.part.lexicon',
  'locationSettings.source': 'forms:editor.part.source',
  'locationSettings.groupIds': 'forms:editor.part.groupIds',
  'locationSettings.typeIds': 'forms:editor.part.typeIds',
  'locationSettings.countries': 'forms:editor.part.countries',
  'locationSettings.maxDistanceKm': 'forms:editor.part.maxDistanceKm',
  'locationSettings.goesTo': 'forms:editor.part.goesTo',
  'locationSettings.rules': 'forms:editor.part.rules',
  'locationSettings.tagRules': 'forms:editor.part.tagRules',
  'translations.activatedLocales': 'forms:editor.part.activatedLocales',
  'translations.defaultLocale': 'forms:editor.part.defaultLocale',
  'notifications.layout': 'forms:editor.part.layout',
  'notifications.recipients': 'forms:editor.part.recipients',
  'notifications.followUp': 'forms:editor.part.followUp',
  'secrets.captchaSecret': 'forms:editor.part.captchaSecret',
  'secrets.algoliaKey': 'forms:editor.part.algoliaKey',
  statics: 'forms:editor.part.statics',
} as const satisfies Record<NamedPart, string>;

/**
 * Visible labels of fields that have their unit, or the rest of their name, beside them. The name contains the label, so
 * that users of speech input can say what they see.
 */
export const SHORT_NAMES = {
  'settings.idleDaysNew': 'forms:editor.settings.idleNew',
  'settings.idleDaysAccepted': 'forms:editor.settings.idleAccepted',
  'settings.answerGoalHours': 'forms:editor.settings.answerGoal',
  'settings.linkDays': 'forms:editor.settings.linksValid',
  'settings.contactShownBefore': 'forms:editor.settings.contactShown',
  'settings.askConsumerAfterDays': 'forms:editor.settings.askConsumer',
  'settings.fetchPriceByAI': 'forms:editor.settings.estimate',
  'locationSettings.maxDistanceKm': 'forms:editor.localization.maxDistance',
} as const satisfies Partial<Record<NamedPart, string>>;

/** A change as text: “Company name added”, “3 texts in Deutsch”. */
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
          return t('forms:editor.change.added', { name: change.name });
        case 'removed':
          return t('forms:editor.change.removed', { name: change.name });
        case 'changed':
          return t('forms:editor.change.changed', { name: change.name });
        case 'order':
          return t('forms:editor.change.order');
        case 'texts':
          return t('forms:editor.change.texts', {
            count: change.count,
            formatted: number(change.count),
            language: languageOf(change.locale),
          });
      }
    },
    [t, number, languageOf],
  );
}
