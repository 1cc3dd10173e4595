import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getProductFiltersCall } from '#modules/directory/contract/products.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { NO_CATEGORY } from './products-question.ts';

/** What the products of a client can be narrowed by, each choice with how many it has [SUP-03]. */
export function useProductChoices(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useCall(getProductFiltersCall, { params: { uuid: clientId } });
  return useMemo(() => {
    const options = (data?.category ?? []).map(({ value, label, count }) => ({
      value: value === '' ? NO_CATEGORY : value,
      label: t('directory:list.choice', {
        label: value === '' ? t('directory:product.noCategory') : label,
        formatted: number(count),
      }),
    }));
    const fields: FilterField[] =
      options.length > 0
        ? [{ id: 'category', kind: 'choice', name: t('directory:product.category'), options }]
        : [];
    return { counts: data, fields, values: { category: options.map(({ value }) => value) } };
  }, [t, number, data]);
}
