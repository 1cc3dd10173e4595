import { useTranslation } from 'react-i18next';
import type { ClientRow } from '#modules/directory/contract/clients/client.ts';
import { Crest } from '#platform/web/display/marks/crest.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { RowLink } from '#platform/web/table/rows/row-link.tsx';
import classes from './clients.module.css';

/** A client on a phone: which, and how much lies there. */
export function ClientCard({
  client,
  href,
  navigate,
}: {
  client: ClientRow;
  href: string;
  navigate: (href: string) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { name, locations, products } = client;
  return (
    <div className={classes.card}>
      <RowLink href={href} navigate={navigate} tabIndex={0}>
        <span className={classes.name}>
          <Crest name={name} />
          <span>{name}</span>
        </span>
      </RowLink>
      <span className={classes.cardSmall}>
        {`${t('directory:client.locations')} ${number(locations)} · ${t('directory:client.products')} ${number(products)}`}
      </span>
    </div>
  );
}
