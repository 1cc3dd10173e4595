import {
  getProductLookupCall,
  type ProductLookup,
  productLookupBodySchema,
  setProductLookupCall,
} from '#modules/directory/contract/products/product-lookup.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { emptyIsUnset } from '../client-values.ts';
import classes from './clients.module.css';

const schema = emptyIsUnset(productLookupBodySchema, { version: 0 });

const LABELS = {
  urlTemplate: 'directory:field.urlTemplate',
  headerName: 'directory:field.headerName',
  secret: 'directory:lookup.secret',
  timeoutMs: 'directory:field.timeoutMs',
  enabled: 'directory:field.enabled',
} as const satisfies Record<keyof LookupValues, string>;

/** The secret is never returned; an empty field leaves the stored one unchanged. */
export function LookupForm({
  clientId,
  lookup,
  onReload,
}: {
  clientId: string;
  lookup: ProductLookup;
  onReload: () => Promise<ProductLookup | undefined>;
}) {
  const { t } = useTranslation();
  const editor = useLookupForm({ clientId, lookup, onReload });
  const { form } = editor;
  useUnsavedGuard(form.changes, useLeaveBlocker);
  return (
    <form {...form.props} className={classes.section}>
      <ConflictNote
        editor={editor}
        labelOf={(path) => t(LABELS[path])}
        wordsOf={(path, values) => {
          if (path === 'enabled')
            return t(values.enabled ? 'platform:filters.yes' : 'platform:filters.no');
          // The secret is never displayed.
          return path === 'secret' ? '•••' : String(values[path] ?? '');
        }}
      />
      <p className={classes.text}>{t('directory:lookup.help')}</p>
      <TextField
        {...form.field('urlTemplate')}
        label={t('directory:field.urlTemplate')}
        help={t('directory:lookup.urlHelp')}
        placeholder="https://pim.brand.example/products/{sku}"
        spellCheck={false}
      />
      <FieldPair>
        <TextField
          {...form.field('headerName')}
          label={t('directory:field.headerName')}
          placeholder="Authorization"
          spellCheck={false}
        />
        <TextField
          {...form.field('secret')}
          label={t('directory:lookup.secret')}
          placeholder={lookup.hasSecret ? t('directory:lookup.secretKept') : ''}
          type="password"
          autoComplete="new-password"
        />
      </FieldPair>
      <NumberField
        {...form.field('timeoutMs')}
        label={t('directory:field.timeoutMs')}
        help={t('directory:lookup.timeoutHelp')}
        suffix=" ms"
      />
      <SwitchField {...form.field('enabled')} label={t('directory:field.enabled')} />
      <SaveBar form={form} />
    </form>
  );
}

interface LookupValues {
  urlTemplate: string;
  headerName: string;
  /** A new secret; empty leaves the stored one unchanged. */
  secret: string;
  timeoutMs: number | null;
  enabled: boolean;
}

/** Form for the product lookup of a client [SUP-03]. */
function useLookupForm(given: {
  clientId: string;
  lookup: ProductLookup;
  onReload: () => Promise<ProductLookup | undefined>;
}) {
  const { t } = useTranslation();
  const save = useCallMutation(setProductLookupCall, { changes: [getProductLookupCall] });
  return useRecordForm<ProductLookup, LookupValues>({
    record: given.lookup,
    valuesOf: (savedRecord) => valuesOf(savedRecord ?? given.lookup),
    schema,
    save({ values: { secret, headerName, timeoutMs, ...values }, base }) {
      const header = headerName.trim() === '' ? null : headerName;
      return save.mutateAsync({
        params: { uuid: given.clientId },
        body: {
          ...values,
          timeoutMs: timeoutMs ?? 0,
          headerName: header,
          version: (base ?? given.lookup).version,
          ...(secret !== '' && { secret }),
          ...(header === null && { secret: null }),
        },
      });
    },
    reload: given.onReload,
    saved: () => t('directory:lookup.saved'),
  });
}

function valuesOf(lookup: ProductLookup): LookupValues {
  return {
    urlTemplate: lookup.urlTemplate,
    headerName: lookup.headerName ?? '',
    secret: '',
    timeoutMs: lookup.timeoutMs,
    enabled: lookup.configured ? lookup.enabled : true,
  };
}
