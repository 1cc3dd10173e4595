import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { translate } from '#platform/web/module/translate.ts';
import { MENUS_NEEDED, USER_PROBLEM_TEXTS } from '../data/user-problem-texts.ts';

const TEXTS: Readonly<Record<string, string>> = {
  ...USER_PROBLEM_TEXTS,
  [MENUS_NEEDED]: 'accounts:problem.menusNeeded',
};

/** What is wrong with a field of a user, in words; the platform has those for what any field can have. */
export function userFault(fault: FieldFault): ReactNode {
  const key = TEXTS[fault.code];
  return key ? <UserFault name={key} params={fault.params} /> : undefined;
}

/** The same for a field outside of a form, which has no words of its own. */
export function faultWords(fault: FieldFault): ReactNode {
  return userFault(fault) ?? <FieldMessage fault={fault} />;
}

/** An element, not a string, so that it changes its language with the screen. */
function UserFault({ name, params }: { name: string; params: FieldFault['params'] }) {
  const { i18n } = useTranslation();
  return translate(i18n, name, params);
}
