import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import {
  createLocationGroupCall,
  type LocationGroup,
  listLocationGroupsCall,
} from '#modules/directory/contract/locations/location-groups.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from '#platform/web/record/record-form.module.css';
import { useChangeGroups } from '../../data/use-change-locations.ts';
import { NamedPanel, narrowedList } from '../components/named-panel.tsx';
import { TypesPanel } from '../types-panel.tsx';

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

/** Groups of locations; the delete dialog shows how many users lose access [SUP-02]. */
function GroupsPanel({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const problemText = useProblemText();
  const params = { uuid: clientId };
  const groups = useCall(listLocationGroupsCall, { params });
  const { create, rename, remove } = useChangeGroups();
  const counted = (count: number) => ({ count, formatted: number(count) });

  const confirmDelete = async (group: LocationGroup) => {
    const { id, name, users, locations } = group;
    const isSure = await confirm({
      title: t('directory:group.deleteQuestion', { name }),
      lost: [
        t('directory:group.deleteLocations', counted(locations)),
        users > 0 ? t('directory:group.deleteUsers', counted(users)) : '',
      ].join(' '),
      names: [{ name, figure: t('directory:list.locations', counted(locations)) }],
      keep: t('directory:group.keep'),
      act: t('directory:group.deleteAct'),
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params: { ...params, id } });
      showToast({ text: t('directory:group.deleted', { name }) });
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };

  return (
    <NamedPanel
      query={groups}
      texts={{
        help: t('directory:group.help'),
        empty: t('directory:group.empty'),
        new: t('directory:group.new'),
        create: t('directory:group.create'),
        rename: t('directory:group.rename'),
      }}
      schema={createLocationGroupCall.body}
      hrefOf={({ id }) => narrowedList(clientId, 'group', id)}
      detailOf={({ locations, users }) =>
        t('directory:group.detail', {
          locations: t('directory:list.locations', counted(locations)),
          users: t('directory:list.users', counted(users)),
        })
      }
      onCreate={(name) => create.mutateAsync({ params, body: { name } })}
      onRename={(id, name) => rename.mutateAsync({ params: { ...params, id }, body: { name } })}
      onDelete={(group) => void confirmDelete(group)}
    />
  );
}
