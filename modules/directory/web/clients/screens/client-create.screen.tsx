import { useTranslation } from 'react-i18next';
import { slugify } from '#platform/contract/text/slugify.ts';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { FormColumns } from '#platform/web/layout/form-columns.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import classes from '../components/clients.module.css';
import { ModulesFields } from '../components/modules-fields.tsx';
import { TimeZoneField } from '../components/time-zone-field.tsx';
import { useNewClientForm } from '../data/use-new-client-form.ts';

/** A new client: its name, its two names for machines, its time zone and its modules; other brand settings follow on its own page [SUP-01]. */
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
          <FormColumns
            first={
              <>
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
              </>
            }
            second={
              <section className={classes.section}>
                <h2>{t('directory:field.modules')}</h2>
                <p className={classes.text}>{t('directory:client.modulesHelp')}</p>
                <ModulesFields
                  modules={values.modules}
                  onChange={(modules) => mantine.setFieldValue('modules', modules)}
                />
              </section>
            }
          />
        </div>
        <SaveBar form={form} save={t('directory:client.make')} />
      </form>
    </>
  );
}
