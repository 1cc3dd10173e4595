import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { ProductState } from './product-state.tsx';

/** Product card for phones: name, price, category and status. */
export function ProductCard({
  product,
  client,
  ...way
}: CardNavigation & {
  product: CatalogueProduct;
  /** Name of the client, if it differs from the current one. */
  client?: string;
}) {
  const { money } = useFormat();
  const { name, sku, categoryName, price, currency, active } = product;
  return (
    <PhoneCard
      {...way}
      name={name}
      figure={price !== null && money(price, currency ?? undefined)}
      text={categoryName}
      state={<ProductState isActive={active} />}
      facts={[sku, client]}
    />
  );
}
