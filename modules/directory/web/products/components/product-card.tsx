import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { RowLink } from '#platform/web/table/rows/row-link.tsx';
import classes from '../../components/list.module.css';
import { ProductState } from './product-state.tsx';

/** A product on a phone: which, whether it is in use, its number and price. */
export function ProductCard({
  product,
  href,
  navigate,
  client,
}: {
  product: CatalogueProduct;
  href: string;
  navigate: (href: string) => void;
  /** Whose it is, where that is not the client one stands in. */
  client?: string;
}) {
  const { money } = useFormat();
  const { name, sku, category, price, currency, active } = product;
  const cost = price === null ? '' : money(price, currency ?? undefined);
  return (
    <div className={classes.card}>
      <RowLink href={href} navigate={navigate} tabIndex={0}>
        <span className={classes.name}>
          <span className={classes.cut}>{name}</span>
        </span>
      </RowLink>
      <span className={classes.cardState}>
        <ProductState isActive={active} />
      </span>
      <span className={classes.cardSmall}>
        {[client, sku, category, cost].filter(Boolean).join(', ')}
      </span>
    </div>
  );
}
