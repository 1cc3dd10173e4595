import { useTranslation } from 'react-i18next';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import type { ProductValues } from '../data/product-values.ts';
import { useProductForm } from '../data/use-product-form.ts';
import { ProductForm } from './product-form.tsx';

const LABELS = pickFieldPart(productFields, 'label');

/** Product editor; on a conflict the second editor sees what the first one saved [SUP-03]. */
export function ProductEditor({
  clientId,
  product,
  onReload,
}: {
  clientId: string;
  product: CatalogueProduct;
  onReload: () => Promise<CatalogueProduct | undefined>;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const editor = useProductForm({ clientId, product, onReload });

  const wordsOf = (path: keyof ProductValues, values: ProductValues): string => {
    switch (path) {
      case 'names':
        return Object.values(values.names).filter(Boolean).join(', ');
      case 'price':
        return values.price === null ? '' : number(values.price / 100, 2);
      case 'active':
        return t(values.active ? 'directory:field.active' : 'directory:product.inactive');
      default:
        return values[path] ?? '';
    }
  };

  return (
    <ProductForm clientId={clientId} form={editor.form}>
      {{
        note: (
          <ConflictNote editor={editor} labelOf={(path) => t(LABELS[path])} wordsOf={wordsOf} />
        ),
        counter: <SaveBar form={editor.form} />,
      }}
    </ProductForm>
  );
}
