import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  getBrandSettingsCall,
  STANDARD_CONFIGURATION,
} from '#modules/touchpoints/contract/configuration.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { chosenConfiguration } from '../data/chosen-configuration.ts';
import { ConfigurationEditor } from './configuration-editor.tsx';
import { ConfigurationList } from './configuration-list.tsx';
import classes from './configurations.module.css';

const ConfigurationMenu = onDemand(() => import('./configuration-menu.tsx'));

/** What touchpoints of one kind have in common, one configuration at a time. */
export function ConfigurationsPage({
  asked,
}: {
  /** The slug of an address; null for a new one, undefined for the standard one. */
  asked: string | null | undefined;
}) {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const input = { query: { brandId: client.brandId } };
  const settings = useCall(getBrandSettingsCall, input);
  const shown = settings.data && chosenConfiguration(settings.data.touchpointConfigurations, asked);
  // Whatever was typed is decided by what led here.
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
          const chosen = chosenConfiguration(all, asked);
          const current = chosen?.slug ?? null;
          return (
            <div className={classes.split}>
              <ConfigurationList clientId={client.id} configurations={all} current={current} />
              <div className={classes.editor}>
                <ConfigurationEditor
                  key={`${client.id} ${current ?? ''}`}
                  brandId={client.brandId}
                  configuration={chosen}
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
