import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import classes from './data.module.css';

/** The requested products with SKU and name. */
export function LeadProducts({ lead: { skus, products } }: { lead: Lead }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('leads:detail.products')}</h2>
      <table className={classes.products}>
        <thead>
          <tr>
            <th scope="col">{t('leads:detail.sku')}</th>
            <th scope="col">{t('leads:detail.product')}</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku, place) => (
            <tr key={sku}>
              <td>{sku}</td>
              <td>{products[place] ?? sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
