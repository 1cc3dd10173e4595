import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';

/** Label of each setting, to show the differences after a concurrent edit. */
export const SETTING_LABELS = {
  active: 'communication:settings.active',
  origins: 'communication:review.origin',
  grades: 'communication:settings.grades',
  excludedLocations: 'communication:settings.excludedLocations',
  answerBlank: 'communication:settings.answerBlank',
  answerOtherLanguages: 'communication:settings.answerOther',
  locationsMayAnswer: 'communication:settings.locationsMayAnswer',
  tone: 'communication:settings.tone',
  address: 'communication:settings.address',
  length: 'communication:settings.length',
  signature: 'communication:settings.signature',
  forbiddenWords: 'communication:settings.forbiddenWords',
  allowedPromises: 'communication:settings.promises',
  formId: 'communication:settings.form',
  templates: 'communication:settings.section.templates',
  rules: 'communication:settings.section.rules',
  topics: 'communication:settings.section.topics',
  thresholds: 'communication:settings.byItself',
  approvalGrades: 'communication:settings.approvalGrades',
  delayMinutes: 'communication:settings.delay',
  onlyOpeningHours: 'communication:settings.onlyOpeningHours',
  model: 'communication:settings.model',
} as const satisfies Record<keyof ReplySettings, string>;
