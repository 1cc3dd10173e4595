import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import { CONFIGURATIONS_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import classes from './configurations.module.css';

/** The configurations of the brand, the standard one first, each with the colours of its codes. */
export function ConfigurationList({
  clientId,
  configurations,
  current,
}: {
  clientId: string;
  configurations: readonly Configuration[];
  /** Null: a new one. */
  current: string | null;
}) {
  const { t } = useTranslation();
  return (
    <nav className={classes.list} aria-label={t('touchpoints:title.configurations')}>
      <ul>
        {configurations.map(({ slug, name, siteUrl, style, activated }) => (
          <li key={slug}>
            <Link
              to={clientAddress(clientId, `touchpoints/configurations/${slug}`)}
              className={classes.item}
              aria-current={slug === current ? 'page' : undefined}
            >
              <span
                className={classes.swatch}
                style={{ '--code-colour': style.foreground, '--code-ground': style.ground }}
                aria-hidden="true"
              />
              <span className={classes.itemWords}>
                {name}
                <small>
                  {activated
                    ? (siteUrl?.replace(/^https?:\/\/|\/$/g, '') ??
                      t('touchpoints:configuration.noSite'))
                    : t('touchpoints:configuration.inactive')}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {configurations.length < CONFIGURATIONS_LIMIT && (
        <Link
          to={clientAddress(clientId, 'touchpoints/new-configuration')}
          className={classes.item}
          aria-current={current === null ? 'page' : undefined}
        >
          <Icon of={IconPlus} className={classes.plus} />
          {t('touchpoints:configuration.new')}
        </Link>
      )}
    </nav>
  );
}
