import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { FormColumns } from '#platform/web/layout/form-columns.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useClientForm } from '../data/use-client-form.ts';
import { useClientText } from '../data/use-client-text.ts';
import { BrandColorSection } from './brand-color-section.tsx';
import { BrandFields } from './brand-fields.tsx';
import classes from './clients.module.css';
import { LogoField } from './logo-field.tsx';
import { ModulesFields } from './modules-fields.tsx';

const LookupPart = onDemand(() => import('./lookup-part.tsx'));

const PARTS = [
  { id: 'general', name: 'directory:client.partGeneral' },
  { id: 'modules', name: clientFields.modules.label },
  { id: 'brand', name: 'directory:client.partBrand' },
  { id: 'lookup', name: 'directory:client.partLookup' },
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
  const wordsOf = useClientText();
  const { mantine, values } = form;
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const wrongIn = (id: string) =>
    Object.entries(clientFields).filter(
      ([name, field]) => field.part === id && mantine.errors[name],
    ).length;
  const isLookup = part === 'lookup';
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
        {isLookup && <LookupPart clientId={client.uuid} />}
        <form {...form.props} className={classes.form} hidden={isLookup}>
          <ConflictNote editor={editor} labelOf={(path) => t(LABELS[path])} wordsOf={wordsOf} />
          <div className={classes.tab}>
            {part === 'general' && (
              <>
                <TextField {...form.field('name')} label={t('directory:field.name')} />
                <FieldPair>
                  <FixedField label={t('directory:field.identifier')} value={client.identifier} />
                  <FixedField label={t('directory:field.brandId')} value={client.brandId} />
                </FieldPair>
                <p className={classes.text}>{t('directory:client.fixedHelp')}</p>
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
  return (
    <div className={classes.fixed}>
      <TextField label={label} value={value} onChange={() => {}} readOnly />
    </div>
  );
}
