import { useTranslation } from 'react-i18next';
import type { ProductLookup } from '#modules/directory/contract/products/product-lookup.ts';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { type LookupValues, useLookupForm } from '../data/use-lookup-form.ts';
import classes from './clients.module.css';

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
