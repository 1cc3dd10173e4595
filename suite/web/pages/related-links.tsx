import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import linkClasses from '#platform/web/display/link.module.css';
import { useShellNavigation } from '../shell/shell-context.ts';
import classes from './related-links.module.css';

/** The other screens of the module. */
export function RelatedLinks() {
  const { t } = useTranslation();
  const [, ...others] = useShellNavigation().groups.flatMap(({ items }) => items);
  if (others.length === 0) return null;
  return (
    <>
      <span className={classes.before}>{t('suite:notFound.orGoTo')}</span>
      {others.map((item) => (
        <Link key={item.key} to={item.address} className={linkClasses.link}>
          {item.label}
        </Link>
      ))}
    </>
  );
}
