import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import classes from '#platform/web/record/record-form.module.css';
import { GroupsPanel } from '../components/groups-panel.tsx';
import { TypesPanel } from '../components/types-panel.tsx';

/** Groups and types of locations; users can represent a group [SUP-02]. */
export default function LocationGroupsScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const panelId = useId();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: unknown };
  const current = tab === 'types' ? 'types' : 'groups';
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(client.id, 'settings/locations')}>
            {t('directory:menu.locations')}
          </BackLink>
        }
        title={t('directory:title.groups')}
      />
      <TabBar
        label={t('directory:part.label')}
        panelId={panelId}
        current={current}
        onSelect={(id) =>
          void navigate({ to: '.', search: id === 'groups' ? {} : { tab: id }, replace: true })
        }
        pieces={[
          { id: 'groups', label: t('directory:field.groupIds') },
          { id: 'types', label: t('directory:type.types') },
        ]}
      />
      <div
        className={classes.scroll}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${current}`}
      >
        {current === 'groups' ? (
          <GroupsPanel clientId={client.id} />
        ) : (
          <TypesPanel clientId={client.id} />
        )}
      </div>
    </>
  );
}
