import { useTranslation } from 'react-i18next';
import {
  getProductLookupCall,
  type ProductLookup,
  productLookupBodySchema,
  setProductLookupCall,
} from '#modules/directory/contract/products/product-lookup.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { emptyIsUnset } from './empty-is-unset.ts';

export interface LookupValues {
  urlTemplate: string;
  headerName: string;
  /** A new secret; empty leaves the stored one unchanged. */
  secret: string;
  timeoutMs: number | null;
  enabled: boolean;
}

const schema = emptyIsUnset(productLookupBodySchema, { version: 0 });

/** Form for the product lookup of a client [SUP-03]. */
export function useLookupForm(given: {
  clientId: string;
  lookup: ProductLookup;
  onReload: () => Promise<ProductLookup | undefined>;
}) {
  const { t } = useTranslation();
  const save = useCallMutation(setProductLookupCall, { changes: [getProductLookupCall] });
  return useRecordForm<ProductLookup, LookupValues>({
    record: given.lookup,
    valuesOf: (kept) => valuesOf(kept ?? given.lookup),
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
