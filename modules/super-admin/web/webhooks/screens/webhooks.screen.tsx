import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { PageActionButton } from '#platform/web/layout/page-action-button.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import classes from '../../components/operations.module.css';
import { DeliveriesTable } from '../components/deliveries-table.tsx';
import { EndpointsTable } from '../components/endpoints-table.tsx';

const NewEndpointDialog = onDemand(() => import('../components/new-endpoint-dialog.tsx'));
const SecretDialog = onDemand(() => import('../components/secret-dialog.tsx'));

/** Where events go, and how they arrive [SUP-05]. */
export default function WebhooksScreen() {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { setSearch } = useRouterAddress();
  const search = useSearch({ strict: false }) as { tab?: unknown };
  const tab = search.tab === 'deliveries' ? 'deliveries' : 'endpoints';
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  // A secret is shown once, so what shows it is there before one is made.
  useEffect(SecretDialog.fetch, []);
  const create: PageAction = {
    id: 'new',
    label: t('super-admin:webhooks.new'),
    icon: IconPlus,
    isPrimary: true,
    run: () => setMaking(true),
  };
  return (
    <>
      <PageHead title={t('super-admin:menu.webhooks')} actions={[create]} />
      <TabBar
        label={t('super-admin:menu.webhooks')}
        panelId={panelId}
        current={tab}
        onSelect={(id) => void navigate({ to: '.', search: { tab: id } })}
        pieces={[
          { id: 'endpoints', label: t('super-admin:webhooks.endpoints') },
          { id: 'deliveries', label: t('super-admin:webhooks.deliveries') },
        ]}
      />
      <div
        className={classes.list}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${tab}`}
      >
        {tab === 'endpoints' ? (
          <EndpointsTable
            showSecret={setSecret}
            showDeliveries={({ id }) =>
              setSearch(`?tab=deliveries&f.endpoint=any-of:${id}`, 'push')
            }
            firstStep={<PageActionButton action={create} />}
          />
        ) : (
          <DeliveriesTable />
        )}
      </div>
      {isMaking && (
        <NewEndpointDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </>
  );
}
