import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { CardWay } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { ProductState } from './product-state.tsx';

/** A product on a phone: which, its price, what it is, and whether it is in use. */
export function ProductCard({
  product,
  client,
  ...way
}: CardWay & {
  product: CatalogueProduct;
  /** Whose it is, where that is not the client one stands in. */
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
