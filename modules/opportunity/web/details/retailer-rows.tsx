import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './details.module.css';

/** Retailers as rows that select them on the map. */
export function RetailerRows({
  retailers,
  total,
  onSelect,
}: {
  retailers: readonly {
    id: string;
    name: string;
    city: string;
    sells?: boolean;
    note?: string | undefined;
  }[];
  total: number;
  onSelect: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <>
      <ul className={classes.rows}>
        {retailers.map(({ id, name, city, sells, note }) => (
          <li key={id}>
            <button type="button" className={classes.row} onClick={() => onSelect(id)}>
              <span>
                {name}
                <small>{city}</small>
              </span>
              <span className={classes.small}>
                {sells ? t('opportunity:details.sellsBrand') : note}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {total > retailers.length && (
        <p className={classes.small}>
          {t('opportunity:details.firstOf', {
            shown: number(retailers.length),
            formatted: number(total),
            count: total,
          })}
        </p>
      )}
    </>
  );
}
