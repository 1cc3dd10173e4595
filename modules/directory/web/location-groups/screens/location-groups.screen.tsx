import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import {
  createLocationGroupCall,
  type LocationGroup,
  listLocationGroupsCall,
} from '#modules/directory/contract/locations/location-groups.ts';
import { listLocationTypesCall } from '#modules/directory/contract/locations/location-types.ts';
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
  const input = { params: { uuid: client.id } };
  const groups = useCall(listLocationGroupsCall, input);
  const types = useCall(listLocationTypesCall, input);
  const [isAdding, setAdding] = useState(false);
  const adding = { isAdding, onAdded: () => setAdding(false) };
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(client.id, 'settings/locations')}>
            {t('directory:menu.locations')}
          </BackLink>
        }
        title={t('directory:title.groups')}
        actions={[
          {
            id: 'new',
            label: t(current === 'groups' ? 'directory:group.new' : 'directory:type.new'),
            icon: IconPlus,
            isPrimary: true,
            run: () => setAdding(true),
          },
        ]}
      />
      <TabBar
        label={t('directory:part.label')}
        panelId={panelId}
        current={current}
        onSelect={(id) =>
          void navigate({ to: '.', search: id === 'groups' ? {} : { tab: id }, replace: true })
        }
        pieces={[
          {
            id: 'groups',
            label: t('directory:field.groupIds'),
            count: groups.data?.items.length,
          },
          { id: 'types', label: t('directory:type.types'), count: types.data?.items.length },
        ]}
      />
      <div
        className={classes.scroll}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${current}`}
      >
        {current === 'groups' ? (
          <GroupsPanel clientId={client.id} {...adding} />
        ) : (
          <TypesPanel clientId={client.id} {...adding} />
        )}
      </div>
    </>
  );
}

/** Groups of locations; the delete dialog shows how many users lose access [SUP-02]. */
function GroupsPanel({
  clientId,
  isAdding,
  onAdded,
}: {
  clientId: string;
  isAdding: boolean;
  onAdded: () => void;
}) {
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
        label: t('directory:field.groupIds'),
        help: t('directory:group.help'),
        empty: t('directory:group.empty'),
        new: t('directory:group.new'),
        create: t('directory:group.create'),
        rename: t('directory:group.rename'),
      }}
      schema={createLocationGroupCall.body}
      hrefOf={({ id }) => narrowedList(clientId, 'group', id)}
      columns={[
        {
          id: 'locations',
          header: t('directory:client.locations'),
          align: 'end',
          cell: ({ locations }) => number(locations),
          fact: ({ locations }) => t('directory:list.locations', counted(locations)),
        },
        {
          id: 'users',
          header: t('directory:client.users'),
          align: 'end',
          cell: ({ users }) => number(users),
          fact: ({ users }) => users > 0 && t('directory:list.users', counted(users)),
        },
      ]}
      isAdding={isAdding}
      onAdded={onAdded}
      onCreate={(name) => create.mutateAsync({ params, body: { name } })}
      onRename={(id, name) => rename.mutateAsync({ params: { ...params, id }, body: { name } })}
      onDelete={(group) => void confirmDelete(group)}
    />
  );
}
