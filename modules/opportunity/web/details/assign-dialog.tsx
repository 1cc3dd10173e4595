import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useId, useState } from 'react';
import {
  findRepresentativesCall,
  getAreaProspectsCall,
  getMarkerCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { assignProspectsCall } from '#modules/opportunity/contract/prospects.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { choicesQuery } from './choices-query.ts';
import classes from './details.module.css';

const PAGE = 200;
/** Maximum assigned at once in a filtered area; without filters the server assigns the whole area. */
const ASSIGNED_AT_ONCE = 1_000;

/** Assigns the prospects of an area to a sales representative, who can then see them [OPP-07]. */
export function AssignDialog({
  clientId,
  area,
  choices,
  onClose,
}: {
  clientId: string;
  area: { id: string; name: string; prospects: { all: number; whereUnserved: number } };
  choices: MapChoices;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  const { all, whereUnserved } = area.prospects;
  const [which, setWhich] = useState<'all' | 'unserved'>(whereUnserved > 0 ? 'unserved' : 'all');
  const [searchText, setSearchText] = useState('');
  const [q] = useDebouncedValue(searchText.trim(), 200);
  const [userId, setUserId] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const people = useCall(findRepresentativesCall, { params: { clientId }, query: { q } });
  const assign = useCallMutation(assignProspectsCall, {
    changes: [getAreaProspectsCall, getMarkerCall],
  });
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (userId === null) return;
    setBusy(true);
    setError(undefined);
    try {
      const body = await prospectsToAssign(clientId, area.id, choices, which);
      const { changed } = await assign.mutateAsync({
        params: { clientId },
        body: { ...body, userId },
      });
      showToast({
        text: t('opportunity:details.assignDone', { count: changed, formatted: number(changed) }),
      });
      onClose();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    void send();
  };
  const options = (people.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <TaskFormDialog
      title={t('opportunity:details.assignTitle', { area: area.name })}
      help={t('opportunity:details.assignHelp')}
      problem={error === undefined ? undefined : problemText(error)}
      form={{ id: useId(), onSubmit: submit, noValidate: true }}
      isBusy={isBusy}
      act={t('opportunity:details.assignAct')}
      onClose={onClose}
    >
      {whereUnserved > 0 && whereUnserved < all && (
        <RadioField
          label={t('opportunity:details.assignWhich')}
          options={[
            {
              value: 'unserved' as const,
              label: t('opportunity:details.assignUnserved', {
                count: whereUnserved,
                formatted: number(whereUnserved),
              }),
            },
            {
              value: 'all' as const,
              label: t('opportunity:details.assignAll', { count: all, formatted: number(all) }),
            },
          ]}
          value={which}
          onChange={(chosen) => chosen && setWhich(chosen)}
        />
      )}
      <TextField
        label={t('opportunity:details.assignSearch')}
        value={searchText}
        onChange={setSearchText}
        maxLength={100}
        autoComplete="off"
      />
      {people.data === undefined ? (
        <SkeletonRows rows={3} />
      ) : options.length === 0 ? (
        <p className={classes.small}>{t('opportunity:details.assignNobody')}</p>
      ) : (
        <RadioField
          label={t('opportunity:details.salesRep')}
          isRequired
          options={options}
          value={userId}
          onChange={setUserId}
          error={isTried && userId === null && t('platform:field.required')}
        />
      )}
    </TaskFormDialog>
  );
}

/** The whole area, or the first thousand ids that match the filters. */
async function prospectsToAssign(
  clientId: string,
  areaId: string,
  choices: MapChoices,
  which: 'all' | 'unserved',
): Promise<{ areaId: string } | { ids: string[] }> {
  const isFiltered = [choices.affiliations, choices.activities, choices.types].some(
    (values) => values?.length,
  );
  if (which === 'all' && !isFiltered) return { areaId };
  const ids: string[] = [];
  for (let page = 1; ids.length < ASSIGNED_AT_ONCE; page += 1) {
    const { items } = await callServer(getAreaProspectsCall, {
      params: { clientId, areaId },
      query: {
        ...choicesQuery(choices),
        whereUnserved: String(which === 'unserved'),
        page,
        size: PAGE,
      },
    });
    ids.push(...items.map(({ id }) => id));
    if (items.length < PAGE) break;
  }
  return { ids };
}
