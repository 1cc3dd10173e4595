import { useEffect, useId, useRef } from 'react';
import {
  CHANGE_REQUEST_KINDS,
  type ChangeRequest,
  type ChangeChecks as Checks,
  type RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { problemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { Note, RegionError } from '#platform/web/feedback/note.tsx';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LngLat } from '#platform/web/map/map-data.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import type { StoredDraft } from '#platform/web/wizard/stored-draft.tsx';
import { useWizard } from '#platform/web/wizard/use-wizard.ts';
import { WizardActionBar, WizardLine } from '#platform/web/wizard/wizard-frame.tsx';
import {
  currentStep,
  type FinishWizard,
  isLastStep,
  type WizardStep,
} from '#platform/web/wizard/wizard-state.ts';
import { ChangeChecks, FieldTable } from '../suggestions/field-table.tsx';
import { useSuggestionText } from '../suggestions/use-suggestion-text.ts';
import classes from './suggest.module.css';
import { SuggestDetails } from './suggest-details.tsx';
import {
  DETAIL_FIELDS,
  draftFaults,
  type SuggestDraft,
  suggestedChanges,
} from './suggest-draft.ts';

const STEPS = ['kind', 'details', 'send'] as const;

/** The three steps beside the map [OPP-06]. */
export function SuggestPanel({
  location,
  storedDraft,
  checks,
  onFound,
  onFinish,
}: {
  location: Location;
  storedDraft: StoredDraft<SuggestDraft>;
  checks: Checks | undefined;
  /** A typed address was found on the map. */
  onFound: (at: LngLat) => void;
  onFinish: FinishWizard;
}) {
  const { t, i18n } = useTranslation();
  const { draft, change } = storedDraft;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const { kind } = draft;
  const faultsAsProblems = (of: SuggestDraft) =>
    [...draftFaults(of, location)].map(([field, fault]) => ({
      field,
      message: <FieldMessage fault={fault} />,
    }));
  const steps: WizardStep<SuggestDraft>[] = [
    {
      id: 'kind',
      name: kind ? t(`opportunity:suggest.kind.${kind}`) : t('opportunity:suggest.problemStep'),
      question: t('opportunity:suggest.whatIsWrong'),
      fields: ['kind'],
      check: (of) =>
        of.kind === null
          ? [{ field: 'kind', message: <FieldMessage fault={{ code: 'required' }} /> }]
          : [],
      summary: () => [],
      content: ({ problemOf, answered }) => (
        <RadioField
          aria-label={t('opportunity:suggest.whatIsWrong')}
          options={CHANGE_REQUEST_KINDS.map((value) => ({
            value,
            label: t(`opportunity:suggest.itIs.${value}`),
            help: t(`opportunity:suggest.kindHelp.${value}`),
          }))}
          value={kind}
          onChange={(next) => {
            answered('kind');
            change({ kind: next });
          }}
          error={problemOf('kind')}
        />
      ),
    },
    {
      id: 'details',
      name: kind ? t(`opportunity:suggest.details.${kind}`) : t('opportunity:suggest.detailsName'),
      question: kind ? t(`opportunity:suggest.question.${kind}`) : '',
      fields: DETAIL_FIELDS,
      check: faultsAsProblems,
      summary: () => [],
      onward: t('opportunity:suggest.checkAndSend'),
      content: (given) => (
        <SuggestDetails
          {...given}
          location={location}
          draft={draft}
          change={change}
          onFound={onFound}
        />
      ),
    },
  ];
  const address = useRouterAddress();
  const wizard = useWizard({ steps, lastStep: 'send', draft, address, onFinish });
  const { state } = wizard;
  const id = currentStep(state);
  const step = steps.find((each) => each.id === id);
  const names = [...steps.map(({ name }) => name), t('opportunity:suggest.send')];
  const shown = useRef(id);
  useEffect(() => {
    if (state.problems.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.problems]);
  useEffect(() => {
    if (shown.current !== id) question.current?.focus();
    shown.current = id;
  }, [id]);
  if (!wizard.isReady) return <aside className={classes.panel} />;
  const problemOf = (field: string) => state.problems.find((each) => each.field === field)?.message;
  const nothing = problemOf('nothing');
  return (
    <aside className={classes.panel} aria-label={t('opportunity:suggest.title')}>
      <WizardLine state={state} names={names} onGoTo={wizard.goTo} />
      <form
        id={formId}
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (isLastStep(state) ? wizard.finish() : wizard.next());
        }}
      >
        <h2 ref={question} tabIndex={-1} className={classes.question}>
          {step?.question ?? t('opportunity:suggest.checkAndSend')}
        </h2>
        {wizard.broken !== null && (
          <RegionError
            error={wizard.broken}
            title={problemText(i18n, wizard.broken) ?? t('platform:wizard.checkFailed')}
          />
        )}
        {nothing && <Note tone="bad">{nothing}</Note>}
        {step ? (
          step.content({ problemOf, answered: wizard.answered })
        ) : (
          <SuggestCheck location={location} draft={draft} />
        )}
        {id !== 'kind' && checks && <ChangeChecks checks={checks} />}
      </form>
      <WizardActionBar
        formId={formId}
        position={t('platform:wizard.stepOf', {
          step: state.current + 1,
          steps: STEPS.length,
        })}
        previous={names[state.current - 1]}
        next={names[state.current + 1]}
        onward={step?.onward}
        finishLabel={t('opportunity:suggest.sendAction')}
        checking={state.checking !== null}
        said={<MarkedText text={t('opportunity:suggest.nothingChanges')} />}
        onBack={wizard.back}
      />
    </aside>
  );
}

/** Shows before, after and the message to the admin for a final check before sending. */
function SuggestCheck({ location, draft }: { location: Location; draft: SuggestDraft }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { rows } = useSuggestionText();
  const { id: clientId } = useCurrentClient();
  const types = useCall(getLocationFiltersCall, { params: { uuid: clientId } }).data?.type ?? [];
  const { kind, since, evidence, comment, photo, duplicateOf } = draft;
  const names = {
    ...Object.fromEntries(types.map(({ value, label }) => [value, label])),
    ...(duplicateOf && { [duplicateOf.id]: duplicateOf.name }),
  };
  return (
    <>
      <FieldTable rows={rows(valuesOf(location, draft), names)} />
      <KeyValues
        rows={[
          {
            key: 'kind',
            label: t('opportunity:suggest.whatIsWrong'),
            value: kind && t(`opportunity:suggest.itIs.${kind}`),
          },
          {
            key: 'since',
            label: t('opportunity:suggest.since'),
            value: since ? date(since) : t('opportunity:suggest.notSet'),
          },
          {
            key: 'evidence',
            label: t('opportunity:suggest.evidenceLabel'),
            value: evidence && t(`opportunity:suggest.evidence.${evidence}`),
          },
          ...(comment
            ? [{ key: 'comment', label: t('opportunity:suggest.comment'), value: comment }]
            : []),
          ...(photo
            ? [{ key: 'photo', label: t('opportunity:suggest.photo'), value: photo.name }]
            : []),
        ]}
      />
    </>
  );
}

/** Values in the server's format. */
function valuesOf(location: Location, draft: SuggestDraft): ChangeRequest['values'] {
  const stored = { ...location, typeId: location.type?.id ?? null, movedToId: null };
  const changes: Partial<Record<RequestableField, unknown>> =
    draft.kind === 'closed'
      ? { closed: true }
      : draft.kind === 'duplicate'
        ? { closed: true, movedToId: draft.duplicateOf?.id ?? null }
        : suggestedChanges(draft, location);
  return (Object.keys(changes) as RequestableField[]).map((field) => ({
    field,
    before: stored[field],
    now: stored[field],
    suggested: changes[field],
    taken: null,
  }));
}
