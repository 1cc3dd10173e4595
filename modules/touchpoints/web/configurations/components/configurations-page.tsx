import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  type Configuration,
  getBrandSettingsCall,
  STANDARD_CONFIGURATION,
} from '#modules/touchpoints/contract/configuration.ts';
import { CONFIGURATIONS_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ConfigurationEditor } from './configuration-editor.tsx';
import classes from './configurations.module.css';

const ConfigurationMenu = onDemand(() => import('./configuration-menu.tsx'));

/** Settings shared by touchpoints of one kind, one configuration at a time. */
export function ConfigurationsPage({
  requested,
}: {
  /** Slug in the URL; null for a new one, undefined for the standard one. */
  requested: string | null | undefined;
}) {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const input = { query: { brandId: client.brandId } };
  const settings = useCall(getBrandSettingsCall, input);
  const shown =
    settings.data && chosenConfiguration(settings.data.touchpointConfigurations, requested);
  // Unsaved input was already confirmed before navigation.
  const open = (path: string) =>
    void navigate({
      to: clientAddress(client.id, `touchpoints/configurations${path}`),
      replace: true,
      ignoreBlocker: true,
    });
  return (
    <>
      <PageHead
        title={t('touchpoints:title.configurations')}
        tool={
          shown && shown.slug !== STANDARD_CONFIGURATION ? (
            <ConfigurationMenu
              brandId={client.brandId}
              configuration={shown}
              onDeleted={() => open('')}
              onRestored={({ slug }) => open(`/${slug}`)}
            />
          ) : undefined
        }
      />
      <QueryBoundary query={settings}>
        {({ touchpointConfigurations: all, hasLogo }) => {
          const chosen = chosenConfiguration(all, requested);
          const current = chosen?.slug ?? null;
          return (
            <div className={classes.split}>
              <ConfigurationList clientId={client.id} configurations={all} current={current} />
              <div className={classes.editor}>
                <ConfigurationEditor
                  key={`${client.id} ${current ?? ''}`}
                  brandId={client.brandId}
                  configuration={chosen}
                  list={clientAddress(client.id, 'touchpoints/configurations')}
                  taken={all.map(({ slug }) => slug)}
                  hasBrandLogo={hasLogo}
                  onReload={async () => {
                    const fresh = await queries
                      .fetchQuery({
                        ...callQueryOptions(getBrandSettingsCall, input),
                        staleTime: 0,
                      })
                      .catch(() => undefined);
                    return fresh?.touchpointConfigurations.find(({ slug }) => slug === current);
                  }}
                  onSaved={({ slug }) => open(`/${slug}`)}
                />
              </div>
            </div>
          );
        }}
      </QueryBoundary>
    </>
  );
}

/** The configuration in the URL, null for a new one; a missing one falls back to the standard one. */
export function chosenConfiguration(
  configurations: readonly Configuration[],
  requested: string | null | undefined,
): Configuration | null {
  if (requested === null) return null;
  return configurations.find(({ slug }) => slug === requested) ?? configurations[0] ?? null;
}

/** Configurations of the brand, the standard one first, each with its code colours. */
function ConfigurationList({
  clientId,
  configurations,
  current,
}: {
  clientId: string;
  configurations: readonly Configuration[];
  /** Null for a new configuration. */
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
