import { useTranslation } from 'react-i18next';
import {
  getProductLookupCall,
  type ProductLookup,
  productLookupBodySchema,
  setProductLookupCall,
} from '#modules/directory/contract/product-lookup.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { SaveCounter } from '#platform/web/fields/form/save-counter.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { emptyIsUnset } from '../data/empty-is-unset.ts';
import classes from './clients.module.css';

/** The secret is never told: an empty field keeps the one that is there. */
export function LookupForm({ clientId, lookup }: { clientId: string; lookup: ProductLookup }) {
  const { t } = useTranslation();
  const say = useProblemText();
  const save = useCallMutation(setProductLookupCall, { changes: [getProductLookupCall] });
  const form = useComptoirForm({
    schema: emptyIsUnset(productLookupBodySchema, { version: lookup.version }),
    initialValues: {
      urlTemplate: lookup.urlTemplate,
      headerName: lookup.headerName ?? '',
      secret: '',
      timeoutMs: lookup.timeoutMs as number | null,
      enabled: lookup.configured ? lookup.enabled : true,
    },
    async onSubmit({ secret, headerName, timeoutMs, ...values }) {
      const header = headerName.trim() === '' ? null : headerName;
      await save.mutateAsync({
        params: { uuid: clientId },
        body: {
          ...values,
          timeoutMs: timeoutMs ?? 0,
          headerName: header,
          version: lookup.version,
          ...(secret !== '' && { secret }),
          ...(header === null && { secret: null }),
        },
      });
      form.markSaved();
      showToast({ text: t('directory:lookup.saved') });
    },
    onProblem: (error) => showToast({ tone: 'bad', text: say(error) }),
  });
  useUnsavedGuard(form.changes, useLeaveBlocker);
  return (
    <form {...form.props} className={classes.section}>
      <p className={classes.text}>{t('directory:lookup.help')}</p>
      <TextField
        {...form.field('urlTemplate')}
        label={t('directory:lookup.url')}
        help={t('directory:lookup.urlHelp')}
        placeholder="https://pim.brand.example/products/{sku}"
        spellCheck={false}
      />
      <div className={classes.pair}>
        <TextField
          {...form.field('headerName')}
          label={t('directory:lookup.header')}
          placeholder="Authorization"
          spellCheck={false}
          isOptional
        />
        <TextField
          {...form.field('secret')}
          label={t('directory:lookup.secret')}
          placeholder={lookup.hasSecret ? t('directory:lookup.secretKept') : ''}
          type="password"
          autoComplete="new-password"
          isOptional
        />
      </div>
      <NumberField
        {...form.field('timeoutMs')}
        label={t('directory:lookup.timeout')}
        help={t('directory:lookup.timeoutHelp')}
        suffix=" ms"
      />
      <SwitchField {...form.field('enabled')} label={t('directory:lookup.enabled')} />
      <SaveCounter form={form} />
    </form>
  );
}
