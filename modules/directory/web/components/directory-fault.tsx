import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directoryWords } from '#modules/directory/contract/directory-words.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { translate } from '#platform/web/module/translate.ts';

/** Rules of the forms alone. */
const OWN: Readonly<Record<string, string>> = {
  attributeName: 'directory:fault.attributeName',
  attributeTwice: 'directory:fault.attributeTwice',
  format: 'directory:fault.clock',
};

/** What is wrong with a field of the directory, in words; the platform has those for what any field can have. */
export function directoryFault(fault: FieldFault): ReactNode {
  const key = directoryWords(fault.code) ?? OWN[fault.code];
  return key ? <Fault name={key} params={fault.params} /> : undefined;
}

/** An element, not a string, so that it changes its language with the screen. */
function Fault({ name, params }: { name: string; params: FieldFault['params'] }) {
  const { i18n } = useTranslation();
  return translate(i18n, name, params);
}
