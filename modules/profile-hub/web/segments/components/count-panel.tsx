import { useProblemText } from '#platform/web/api/problem-text.ts';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { rulesAt } from '../data/rule-draft.ts';
import classes from './count-panel.module.css';
import type { SegmentBuilderState } from './use-segment-builder.ts';

const SHOWN_COUNTRIES = 6;

/** Number of matching contacts, their countries, their alternatives, and five examples. */
export function CountPanel({ desk }: { desk: SegmentBuilderState }) {
  const { t } = useTranslation();
  const { number, percent, list } = useFormat();
  const countries = useCountryNames();
  const problemText = useProblemText();
  const { data, error, isFetching } = desk.count;
  const { everybody } = desk;
  if (desk.tooManyValuesAt !== undefined)
    return <Note tone="bad">{t('profile-hub:fault.tooManyValues')}</Note>;
  if (error) return <Note tone="bad">{problemText(error)}</Note>;
  const share = data && everybody ? data.count / everybody : 0;
  const wayName = (path: readonly number[]) => {
    const rules = rulesAt(desk.finished, path);
    return list([...new Set(rules.map(({ field }) => desk.fields.of(field)?.name ?? field))]);
  };
  return (
    <div className={classes.panel} aria-busy={isFetching}>
      <section>
        <h2>{t('profile-hub:segment.matching')}</h2>
        <p className={classes.figure} role="status">
          {data ? number(data.count) : '…'}{' '}
          <span>{t('profile-hub:segment.contacts', { count: data?.count ?? 0 })}</span>
        </p>
        <div className={classes.share} aria-hidden="true">
          <i style={{ width: `${Math.min(100, share * 100)}%` }} />
        </div>
        {data && everybody !== undefined && (
          <p className={classes.quiet}>
            {t('profile-hub:segment.shareOf', {
              share: percent(share, 1),
              total: number(everybody),
            })}
          </p>
        )}
      </section>
      {data && data.countries.length > 0 && (
        <CountBars
          title={t('profile-hub:segment.byCountry')}
          colour="c1"
          bars={data.countries.slice(0, SHOWN_COUNTRIES).map(({ country, count }) => ({
            key: country ?? '',
            label:
              country === null ? t('profile-hub:segment.noCountry') : countries.nameOf(country),
            count,
          }))}
        />
      )}
      {data && data.ways.length > 0 && (
        <CountBars
          title={t('profile-hub:segment.ways')}
          colour="c2"
          bars={data.ways.map(({ path, count }) => ({
            key: path.join('.'),
            label: wayName(path),
            count,
          }))}
        />
      )}
      {data && data.five.length > 0 && (
        <section>
          <h2>{t('profile-hub:segment.some', { count: data.five.length })}</h2>
          <ul className={classes.people}>
            {data.five.map(({ id, name, city }) => (
              <li key={id}>
                <Avatar name={name} size="small" />
                <span className={classes.name}>{name}</span>
                <span className={classes.quiet}>{city}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Counts one below the other, each as a bar relative to the largest. */
function CountBars({
  title,
  colour,
  bars,
}: {
  title: string;
  colour: 'c1' | 'c2';
  bars: readonly { key: string; label: string; count: number }[];
}) {
  const { number } = useFormat();
  const longest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.bars}>
        {bars.map(({ key, label, count }) => (
          <li key={key}>
            <span className={classes.name} title={label}>
              {label}
            </span>
            <span className={classes.track} aria-hidden="true">
              <i data-colour={colour} style={{ width: `${(count / longest) * 100}%` }} />
            </span>
            <span className={classes.number}>{number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
