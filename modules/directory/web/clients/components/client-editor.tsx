import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import {
  type ClientDetail,
  clientChangesSchema,
} from '#modules/directory/contract/clients/client.ts';
import {
  getClientDetailCall,
  listAllClientsCall,
  updateClientCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FormColumns } from '#platform/web/layout/page-layout.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { useLanguageNames } from '../../data/setting-labels.ts';
import { type ClientValues, clientEdits, emptyIsUnset, toClientValues } from '../client-values.ts';
import { BrandColorSection, BrandFields, LogoField } from './brand-fields.tsx';
import { ModulesFields } from './client-fields.tsx';
import classes from './clients.module.css';

const schema = emptyIsUnset(clientChangesSchema, { version: 0 });

const LookupPart = onDemand(() => import('./lookup-part.tsx'));
const DataPart = onDemand(() => import('./data-part.tsx'));

const PARTS = [
  { id: 'general', name: 'directory:client.partGeneral' },
  { id: 'modules', name: clientFields.modules.label },
  { id: 'brand', name: 'directory:client.partBrand' },
  { id: 'lookup', name: 'directory:client.partLookup' },
  { id: 'data', name: 'directory:client.partData' },
] as const;

const LABELS = pickFieldPart(clientFields, 'label');

/** Client editor with tabs; input stays when the user switches tabs. */
export function ClientEditor({
  client,
  onReload,
}: {
  client: ClientDetail;
  onReload: () => Promise<ClientDetail | undefined>;
}) {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: unknown };
  const part = PARTS.find(({ id }) => id === tab)?.id ?? 'general';
  const editor = useClientForm(client, onReload);
  const { form } = editor;
  const formatValue = useClientText();
  const { mantine, values } = form;
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const wrongIn = (id: string) =>
    Object.entries(clientFields).filter(
      ([name, field]) => field.part === id && mantine.errors[name],
    ).length;
  const isOwnForm = part === 'lookup' || part === 'data';
  return (
    <>
      <TabBar
        label={t('directory:client.parts')}
        panelId={panelId}
        current={part}
        onSelect={(id) =>
          void navigate({ to: '.', search: id === 'general' ? {} : { tab: id }, replace: true })
        }
        pieces={PARTS.map(({ id, name }) => ({
          id,
          label: t(name),
          wrong: wrongIn(id),
        }))}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${part}`}
        className={classes.form}
      >
        {part === 'lookup' && <LookupPart clientId={client.uuid} />}
        {part === 'data' && <DataPart clientId={client.uuid} />}
        <form {...form.props} className={classes.form} hidden={isOwnForm}>
          <ConflictNote editor={editor} labelOf={(path) => t(LABELS[path])} wordsOf={formatValue} />
          <div className={classes.tab}>
            {part === 'general' && (
              <>
                <TextField {...form.field('name')} label={t('directory:field.name')} />
                <div className={classes.fixed}>
                  <FieldPair>
                    <FixedField label={t('directory:field.identifier')} value={client.identifier} />
                    <FixedField label={t('directory:field.brandId')} value={client.brandId} />
                  </FieldPair>
                  <p className={classes.text}>{t('directory:client.fixedHelp')}</p>
                </div>
              </>
            )}
            {part === 'modules' && (
              <section className={classes.section}>
                <p className={classes.text}>{t('directory:client.modulesHelp')}</p>
                <ModulesFields
                  modules={values.modules}
                  onChange={(modules) => mantine.setFieldValue('modules', modules)}
                />
              </section>
            )}
            {part === 'brand' && (
              <FormColumns
                first={<BrandFields form={form} />}
                second={
                  <>
                    <BrandColorSection form={form} />
                    <LogoField client={client} />
                  </>
                }
              />
            )}
          </div>
          <SaveBar form={form} />
        </form>
      </div>
    </>
  );
}

function FixedField({ label, value }: { label: string; value: string }) {
  return <TextField label={label} value={value} onChange={() => {}} readOnly />;
}

/** Display text of a client field, to compare it with a concurrent change. */
function useClientText() {
  const suiteLabels = useSuiteLabels();
  const { nameOf } = useLanguageNames();
  return (path: keyof ClientValues, values: ClientValues): string => {
    switch (path) {
      case 'modules':
        return values.modules
          .map(({ module }) => suiteLabels?.moduleName(module) ?? module)
          .join(', ');
      case 'locales':
        return values.locales.map(nameOf).join(', ');
      case 'defaultLocale':
        return nameOf(values.defaultLocale);
      default:
        return values[path];
    }
  };
}

/** Form of a client [SUP-01]. */
function useClientForm(client: ClientDetail, reload: () => Promise<ClientDetail | undefined>) {
  const { t } = useTranslation();
  const update = useCallMutation(updateClientCall, {
    changes: [listAllClientsCall, getClientDetailCall],
  });
  return useRecordForm<ClientDetail, ClientValues>({
    record: client,
    valuesOf: (savedRecord) => toClientValues(savedRecord ?? client),
    schema,
    save({ values, before, base }) {
      const { version } = base ?? client;
      const body = { version, ...clientEdits(before, values) } as CallInput<
        typeof updateClientCall
      >['body'];
      return update.mutateAsync({ params: { uuid: client.uuid }, body });
    },
    reload,
    saved: () => t('directory:client.saved'),
  });
}
