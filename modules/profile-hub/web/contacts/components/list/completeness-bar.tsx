import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './list.module.css';

/** Completeness of a contact as a bar and a number. */
export function CompletenessBar({ known, of }: { known: number; of: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const share = of > 0 ? Math.min(1, known / of) : 0;
  return (
    <span
      className={classes.known}
      title={t('profile-hub:contact.knownOf', { known: number(known), of: number(of) })}
    >
      <span className={classes.track} aria-hidden="true">
        <span className={classes.piece} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {number(known)}
    </span>
  );
}
