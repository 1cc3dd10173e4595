import { useTranslation } from 'react-i18next';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useSuiteWords } from '#platform/web/module/suite-words.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { capital } from '../../components/capital.ts';
import { languageName } from '../../components/language-options.ts';
import classes from '../../components/user-form.module.css';
import type { UserValues } from '../data/use-user-form.ts';

const LABELS = {
  firstName: 'accounts:profile.firstName',
  lastName: 'accounts:profile.lastName',
  email: 'accounts:column.email',
  defaultLocaleIsoCode: 'accounts:column.language',
  role: 'accounts:column.role',
  associations: 'accounts:part.places',
  menus: 'accounts:menus.label',
  defaultModule: 'accounts:menus.default',
} as const satisfies Record<keyof UserValues, string>;

/** What was typed before somebody else's version came, each part to be taken over with one press. */
export function MineList({
  mine,
  onUse,
}: {
  mine: Partial<UserValues>;
  onUse: (part: Partial<UserValues>) => void;
}) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const words = useSuiteWords();
  const paths = (Object.keys(LABELS) as (keyof UserValues)[]).filter((path) => path in mine);
  return (
    <>
      {paths.map((path) => (
        <span key={path} className={classes.mine}>
          <small>{t(LABELS[path])}</small>
          <b>{inWords(path)}</b>
          <LinkButton
            aria-label={t('accounts:conflict.useNamed', { name: t(LABELS[path]) })}
            onClick={() => onUse({ [path]: mine[path] })}
          >
            {t('accounts:conflict.use')}
          </LinkButton>
        </span>
      ))}
    </>
  );

  function inWords(path: keyof UserValues): string {
    const { role, associations, menus, defaultModule, defaultLocaleIsoCode } = mine;
    switch (path) {
      case 'role':
        return role ? capital(t(ROLE_NAMES[role])) : '';
      case 'associations':
        return list((associations ?? []).map(({ name }) => name));
      case 'menus':
        return list((menus ?? []).map((key) => words?.itemName(key) ?? key));
      case 'defaultModule':
        return defaultModule ? (words?.moduleName(defaultModule) ?? '') : '';
      case 'defaultLocaleIsoCode':
        return defaultLocaleIsoCode ? languageName(defaultLocaleIsoCode) : '';
      default:
        return mine[path] ?? '';
    }
  }
}
