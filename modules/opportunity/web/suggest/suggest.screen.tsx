import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { checkChangeCall } from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { suggestModificationCall } from '#modules/directory/contract/change-requests/suggest-modification.ts';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { ScreenLoading } from '#platform/web/feedback/screen-loading.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { serverFaults } from '#platform/web/fields/form/form-faults.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import type { LngLat } from '#platform/web/map/map-data.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useCurrentUser } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useStoredDraft } from '#platform/web/wizard/stored-draft.tsx';
import { WizardHead } from '#platform/web/wizard/wizard-frame.tsx';
import type { FinishWizard } from '#platform/web/wizard/wizard-state.ts';
import classes from './suggest.module.css';
import {
  DETAIL_FIELDS,
  EMPTY_DRAFT,
  suggestDraftSchema,
  toChangeRequestBody,
} from './suggest-draft.ts';
import { SuggestMap } from './suggest-map.tsx';
import { SuggestPanel } from './suggest-panel.tsx';

const SuggestFrame = onDemand(() => import('./suggest-frame.tsx'));

/** Nothing is checked while the cross is dragged. */
const PAUSE_MS = 300;
const MAP_PATH = 'platform/opportunity';
const SUGGESTIONS_PATH = 'platform/opportunity/suggestions';

/** Suggest a modification of a retailer: choose the problem, enter details, check and send [OPP-06]. */
export default function SuggestScreen() {
  const { t } = useTranslation();
  const { locationId = '' } = useParams({ strict: false }) as { locationId?: string };
  const { id: clientId } = useCurrentClient();
  const location = useCall(getLocationCall, { params: { uuid: clientId, id: locationId } });
  const [attempt, setAttempt] = useState(1);
  const leaveTo = clientAddress(clientId, MAP_PATH);
  if (location.error instanceof ProblemError && location.error.status === 404)
    return (
      <>
        <WizardHead title={t('opportunity:suggest.title')} leaveTo={leaveTo} />
        <EmptyState title={t('opportunity:suggest.unknownTitle')}>
          {t('opportunity:suggest.unknownText')}
        </EmptyState>
      </>
    );
  if (location.isError)
    return <RegionError error={location.error} onRetry={() => void location.refetch()} />;
  if (!location.data) return <ScreenLoading shape="map" />;
  return (
    <SuggestWizard
      key={`${location.data.id} ${attempt}`}
      location={location.data}
      leaveTo={leaveTo}
      onStartedOver={() => setAttempt(attempt + 1)}
    />
  );
}

function SuggestWizard({
  location,
  leaveTo,
  onStartedOver,
}: {
  location: Location;
  leaveTo: string;
  onStartedOver: () => void;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const { id: userId } = useCurrentUser();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const address = useRouterAddress();
  const storedDraft = useStoredDraft({
    key: `opportunity-suggest:${userId}:${clientId}:${location.id}`,
    schema: suggestDraftSchema,
    empty: EMPTY_DRAFT,
  });
  const { draft, change } = storedDraft;
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const send = useCallMutation(suggestModificationCall);
  const [position] = useDebouncedValue(draft.position, PAUSE_MS);
  const [longitude, latitude] = position ?? [];
  const checks = useCall(checkChangeCall, {
    params: { uuid: clientId },
    query: { locationId: location.id, ...(position && { latitude, longitude }) },
  });

  const finish: FinishWizard = async () => {
    const body = toChangeRequestBody(draft, location);
    if (!body) return undefined;
    try {
      const { id } = await send.mutateAsync({ params: { clientId }, body });
      storedDraft.clear();
      showToast({ text: t('opportunity:suggest.sent', { name: location.name }) });
      await navigate({ to: `${clientAddress(clientId, SUGGESTIONS_PATH)}?request=${id}` });
      return undefined;
    } catch (error) {
      const fieldOf = (path: string) => FIELD_OF_FAULT.get(path) ?? path;
      const isShown = (path: string) => DETAIL_FIELDS.includes(fieldOf(path));
      const { wrong, others } = serverFaults(error, isShown, 'changes.');
      if (others.length > 0) throw error;
      const problems = Object.entries(wrong).map(([path, fault]) => ({
        field: fieldOf(path),
        message: <FieldMessage fault={fault} />,
      }));
      if (problems.length === 0) throw error;
      return problems;
    }
  };
  return (
    <div className={classes.screen}>
      {isWide && (
        <div className={classes.frame}>
          <SuggestFrame />
        </div>
      )}
      <div className={classes.split}>
        <div className={classes.head}>
          <WizardHead
            title={t('opportunity:suggest.title')}
            subtitle={[location.name, location.city].filter(Boolean).join(', ')}
            leaveTo={leaveTo}
            onStartOver={storedDraft.isEmpty ? undefined : () => void startOver()}
          />
        </div>
        <SuggestMap location={location} draft={draft} onPlace={placed} isBelowTabs={isWide} />
        <SuggestPanel
          location={location}
          storedDraft={storedDraft}
          checks={checks.data}
          onFound={placed}
          onFinish={finish}
        />
      </div>
    </div>
  );

  async function startOver() {
    const isSure = await confirm({
      title: t('platform:wizard.startOverQuestion'),
      lost: t('platform:wizard.startOverLost'),
      keep: t('platform:wizard.startOverKeep'),
      act: t('platform:wizard.startOver'),
    });
    if (!isSure) return;
    storedDraft.clear();
    address.setSearch('', 'replace');
    onStartedOver();
  }

  function placed([x, y]: LngLat) {
    change({ position: [Number(x.toFixed(6)), Number(y.toFixed(6))] });
  }
}

/** Fields that have different names on the server and in the wizard. */
const FIELD_OF_FAULT: ReadonlyMap<string, string> = new Map([
  ['duplicateOfId', 'duplicateOf'],
  ['photoFileId', 'photo'],
]);
