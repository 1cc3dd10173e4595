import { IconCopy, IconPencil, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FormRow } from '#modules/forms/contract/form.ts';
import { type FormFilter, formList } from '#modules/forms/contract/form-calls.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useRequestedAction } from '#platform/web/module/requested-action.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { RowAction } from '#platform/web/table/selection/table-selection.ts';
import { FormState } from '../../components/form-state.tsx';
import { formListing, useFormLexicons, useSwitchForm } from '../../data/use-forms.ts';
import { useFormColumns } from './use-form-columns.tsx';

const VIEW_NAMES = {
  all: 'forms:forms.list.view.all',
  active: 'forms:forms.list.view.active',
  inactive: 'forms:forms.list.view.inactive',
  broken: 'forms:forms.list.view.broken',
} as const satisfies Record<FormFilter['view'], string>;

/** Opened from the decisions on the list of leads. */
const RARE_VIEWS = ['broken'] as const;

const FIELD_NAMES = {
  name: 'forms:forms.create.name',
  updated: 'forms:forms.list.column.changed',
} as const satisfies Record<keyof typeof formList.fields, string>;

const DuplicateFormDialog = onDemand(() => import('../../components/duplicate-form-dialog.tsx'));

/** The forms of a client with their actions [FORM-01]. */
export function FormsTable({
  clientId,
  actions,
  onEmpty,
}: {
  clientId: string;
  /** The first step for a client without forms. */
  actions: readonly PageAction[];
  /** Tells whether the client has no form, so that the first step is offered once. */
  onEmpty: (isEmpty: boolean) => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [copied, setCopied] = useState<FormRow>();
  const openId = useCallback(
    (id: string) => void navigate({ to: clientAddress(clientId, `platform/forms/${id}`) }),
    [navigate, clientId],
  );
  const open = useCallback(({ id }: FormRow) => openId(id), [openId]);
  return (
    <>
      <RecordList
        listing={formListing}
        scope={clientId}
        label={t('forms:menu.forms')}
        search={t('forms:forms.list.search')}
        viewNames={useNames(VIEW_NAMES)}
        rareViews={RARE_VIEWS}
        fields={useFormFilters()}
        columns={useFormColumns()}
        rowActions={useFormRowActions({ open, duplicate: setCopied })}
        firstUse={<NoForms actions={actions} onEmpty={onEmpty} />}
        card={(form, way) => <FormCard form={form} {...way} />}
      />
      {copied && (
        <DuplicateFormDialog form={copied} onMade={openId} onClose={() => setCopied(undefined)} />
      )}
    </>
  );
}

function useFormFilters(): FilterField[] {
  const names = useNames(FIELD_NAMES);
  return useMemo(() => buildFilterFields(formList, names, {}), [names]);
}

/** Empty state of a client without forms: purpose and first step [FORM-10]. */
function NoForms({
  actions,
  onEmpty,
}: {
  actions: readonly PageAction[];
  onEmpty: (isEmpty: boolean) => void;
}) {
  const { t } = useTranslation();
  useRequestedAction(
    Object.fromEntries(actions.flatMap((one) => ('run' in one ? [[one.id, one.run]] : []))),
  );
  useEffect(() => {
    onEmpty(true);
    return () => onEmpty(false);
  }, [onEmpty]);
  return (
    <EmptyState
      isExplained
      title={t('forms:forms.list.empty.title')}
      actions={
        <PageActionButtons
          actions={actions.map((action) => ({
            ...action,
            label: t('forms:forms.list.empty.create'),
          }))}
        />
      }
      steps={[
        { title: t('forms:forms.list.empty.step1'), note: t('forms:forms.list.empty.step1Note') },
        { title: t('forms:forms.list.empty.step2'), note: t('forms:forms.list.empty.step2Note') },
        { title: t('forms:forms.list.empty.step3'), note: t('forms:forms.list.empty.step3Note') },
      ]}
    >
      {t('forms:forms.list.empty.text')}
    </EmptyState>
  );
}

/** A form on a phone: name, whether it accepts leads, and its number of leads. */
function FormCard({ form, ...way }: CardNavigation & { form: FormRow }) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  const word = useFormLexicons()(form.id);
  return (
    <PhoneCard
      {...way}
      name={form.name}
      figure={<span title={t(`forms:lexicon.${word}.in30Days`)}>{number(form.leads)}</span>}
      text={t('forms:forms.list.languages', { count: form.locales.length })}
      state={<FormState isActive={form.active} />}
      facts={
        form.missingTexts > 0
          ? [
              t('platform:labelled', {
                label: t('forms:forms.list.column.missing'),
                value: number(form.missingTexts),
              }),
            ]
          : []
      }
      date={form.lastLeadAt ? moment(form.lastLeadAt) : t('forms:forms.list.never')}
    />
  );
}

/** Actions on a form that do not open it. */
function useFormRowActions({
  open,
  duplicate,
}: {
  open: (form: FormRow) => void;
  duplicate: (form: FormRow) => void;
}): (form: FormRow) => readonly RowAction<FormRow>[] {
  const { t } = useTranslation();
  const mayChange = useAbility(changeForms);
  const turn = useSwitchForm();
  return useCallback(
    ({ active }) => [
      {
        id: 'open',
        label: t('forms:forms.list.open'),
        icon: <Icon of={IconPencil} />,
        run: open,
      },
      ...(mayChange
        ? [
            {
              id: 'duplicate',
              label: t('forms:forms.duplicate.act'),
              icon: <Icon of={IconCopy} />,
              run: duplicate,
            },
            {
              id: 'switch',
              label: t(active ? 'forms:forms.switch.off' : 'forms:forms.switch.on'),
              icon: <Icon of={active ? IconPlayerStop : IconPlayerPlay} />,
              danger: active,
              startsGroup: true,
              run: (form: FormRow) => void turn(form),
            },
          ]
        : []),
    ],
    [t, mayChange, open, duplicate, turn],
  );
}
