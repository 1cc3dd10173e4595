import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { newClientSchema } from '#modules/directory/contract/clients/client.ts';
import {
  createClientCall,
  listAllClientsCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { slugify } from '#platform/contract/text/text.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '#platform/contract/time-zone.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { readerZone } from '#platform/web/time/zone-hint.tsx';
import { type ClientValues, EMPTY_CLIENT, emptyIsUnset } from '../client-values.ts';
import { ModulesFields, TimeZoneField } from '../components/client-fields.tsx';
import classes from '../components/clients.module.css';

/** Defaults to the super admin's time zone, which most brands share; the field is visible and can be changed. */
const EMPTY: NewClientValues = {
  ...EMPTY_CLIENT,
  identifier: '',
  brandId: '',
  timeZone: isTimeZone(readerZone()) ? readerZone() : DEFAULT_TIME_ZONE,
};

const schema = emptyIsUnset(newClientSchema);

/** Creates a client with name, two identifiers, time zone and modules; other brand settings follow on its own page [SUP-01]. */
export default function ClientCreateScreen() {
  const { t } = useTranslation();
  const form = useNewClientForm();
  const { mantine, values } = form;
  const name = form.field('name');
  useUnsavedGuard(form.isSaving ? 0 : form.changes, useLeaveBlocker);
  return (
    <>
      <PageHead
        path={<BackLink to="/super-admin/clients">{t('directory:title.clients')}</BackLink>}
        title={t('directory:title.newClient')}
      />
      <form {...form.props} className={classes.form}>
        <div className={classes.tab}>
          <TextField
            {...name}
            label={t('directory:field.name')}
            autoComplete="off"
            autoFocus
            onChange={(typed) => {
              // The identifier follows the name until the user edits it.
              if (values.identifier === slugify(values.name))
                mantine.setFieldValue('identifier', slugify(typed));
              name.onChange(typed);
            }}
          />
          <FieldPair>
            <TextField
              {...form.field('identifier')}
              label={t('directory:field.identifier')}
              help={t('directory:client.identifierHelp')}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              {...form.field('brandId')}
              label={t('directory:field.brandId')}
              help={t('directory:client.brandIdHelp')}
              autoComplete="off"
              spellCheck={false}
            />
          </FieldPair>
          <TimeZoneField {...form.field('timeZone')} />
          <section className={classes.section}>
            <h2>{t('directory:field.modules')}</h2>
            <p className={classes.text}>{t('directory:client.modulesHelp')}</p>
            <ModulesFields
              modules={values.modules}
              onChange={(modules) => mantine.setFieldValue('modules', modules)}
            />
          </section>
        </div>
        <SaveBar form={form} save={t('directory:client.make')} leaveTo="/super-admin/clients" />
      </form>
    </>
  );
}

type NewClientValues = ClientValues & { identifier: string; brandId: string };

/** A new client needs only the required fields; the rest can be set later [SUP-01]. */
function useNewClientForm() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = useCallMutation(createClientCall, { changes: [listAllClientsCall] });
  return useComptoirForm<NewClientValues>({
    schema,
    initialValues: EMPTY,
    async onSubmit(values) {
      const given = Object.entries(values).filter(([, value]) => value !== '');
      const body = Object.fromEntries(given) as CallInput<typeof createClientCall>['body'];
      const { uuid, name } = await create.mutateAsync({ body });
      // The client switch shows counts and names, too.
      void queries.invalidateQueries();
      showToast({ text: t('directory:client.made', { name }) });
      await navigate({ href: `/super-admin/clients/${uuid}`, replace: true, ignoreBlocker: true });
    },
    onProblem: (error) => showToast({ tone: 'bad', text: problemText(error) }),
  });
}
