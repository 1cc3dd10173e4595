import type { STATIC_PLACES } from '#modules/leads/contract/forms/form-statics.ts';

export const STATIC_PLACE_NAMES = {
  top: 'leads:editor.texts.placeTop',
  beforeSend: 'leads:editor.texts.placeBeforeSend',
  afterSend: 'leads:editor.texts.placeAfterSend',
} as const satisfies Record<(typeof STATIC_PLACES)[number], string>;
