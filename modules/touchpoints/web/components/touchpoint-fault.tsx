import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { touchpointWords } from '#modules/touchpoints/contract/touchpoint-words.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { translate } from '#platform/web/module/translate.ts';

/** What is wrong with a field of a touchpoint, in words; the platform has those for what any field can have. */
export function touchpointFault(fault: FieldFault): ReactNode {
  const key = touchpointWords(fault.code);
  return key ? <Fault name={key} params={fault.params} /> : undefined;
}

/** An element, not a string, so that it changes its language with the screen. */
function Fault({ name, params }: { name: string; params: FieldFault['params'] }) {
  const { i18n } = useTranslation();
  return translate(i18n, name, params);
}
