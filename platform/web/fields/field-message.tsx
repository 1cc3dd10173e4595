import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { faultKeys } from '#platform/contract/words/problem-keys.ts';
import { firstKnownText } from '#platform/web/module/first-known-text.ts';
import { ScreenModuleContext } from '#platform/web/module/screen-module.ts';

/** An element, not a string: a message on screen changes its language with the screen [PRO-03]. */
export function FieldMessage({ fault }: { fault: FieldFault & { module?: string } }) {
  const { t, i18n } = useTranslation();
  const screenModule = use(ScreenModuleContext);
  const keys = faultKeys(codeOf(fault), fault.module ?? screenModule);
  const params = { min: '', max: '', has: '', ...fault.params };
  return firstKnownText(i18n, keys, params) ?? t('platform:field.invalid');
}

/**
 * For a password the message includes the typed length, because the user cannot count hidden characters; the server
 * does not return that length.
 */
function codeOf({ code, params }: FieldFault): string {
  return code === 'passwordMinLength' && params?.has !== undefined ? 'passwordTooShort' : code;
}
