import type { UserView } from '#modules/accounts/contract/user-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { FieldOption } from '#platform/web/fields/select-field.tsx';

export function personName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`;
}

/** Role names are lowercase for use within sentences; standalone they start with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Each language in its own name, because the user may not understand the current one. */
export const LANGUAGE_OPTIONS: readonly FieldOption<Locale>[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
  { value: 'it', label: 'Italiano' },
  { value: 'de', label: 'Deutsch' },
  { value: 'no', label: 'Norsk' },
];

export function languageName(locale: Locale): string {
  return LANGUAGE_OPTIONS.find(({ value }) => value === locale)?.label ?? locale;
}

/** Labels of the user views. */
export const VIEW_NAMES = {
  all: 'accounts:view.all',
  active: 'accounts:view.active',
  invited: 'accounts:view.invited',
  'invitation-failed': 'accounts:view.failed',
  disabled: 'accounts:view.disabled',
} as const satisfies Record<UserView, string>;
