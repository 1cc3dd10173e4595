import { IconArrowDown, IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { ConsentEntry, Decision } from '#modules/profile-hub/contract/consents.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ORIGIN_NAMES } from '../../data/contact-names.ts';
import { usePurposeName } from '../../data/use-purpose-name.ts';
import classes from './consent.module.css';

const STATE_STYLES = {
  given: { tone: 'ok', icon: IconCheck },
  withdrawn: { tone: 'bad', icon: IconX },
  refused: { tone: 'off', icon: IconMinus },
} as const satisfies Record<Decision, object>;

/** All recorded decisions, newest first: time, purpose, source and wording [PH-05, PH-06]. */
export function ConsentLedger({
  entries,
  purposes,
  isShort = false,
}: {
  entries: readonly ConsentEntry[];
  purposes: readonly Criterion[];
  /** Two lines of text each, as the list of all decisions has the whole texts. */
  isShort?: boolean;
}) {
  const { t } = useTranslation();
  const { stamp, shortYearStamp, dateHere } = useFormat();
  const nameOf = usePurposeName();
  const labelOf = (purpose: string) => {
    const found = purposes.find(({ slug }) => slug === purpose);
    return found ? nameOf(found) : purpose;
  };
  return (
    <div className={classes.record}>
      <table className={classes.ledger} data-short={isShort || undefined}>
        <thead>
          <tr>
            <th scope="col" aria-sort="descending">
              <span className={classes.sorted}>
                {t('profile-hub:contact.when')}
                <Icon of={IconArrowDown} size={14} />
              </span>
            </th>
            <th scope="col">{t('profile-hub:contact.for')}</th>
            <th scope="col">{t('profile-hub:contact.decisionLabel')}</th>
            <th scope="col">{t('profile-hub:contact.source')}</th>
            <th scope="col">{t('profile-hub:contact.wording')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} data-voided={entry.voidedAt !== null || undefined}>
              <td className={classes.when}>
                {isShort ? shortYearStamp(entry.at) : stamp(entry.at)}
              </td>
              <td className={classes.purpose} title={labelOf(entry.purpose)}>
                {labelOf(entry.purpose)}
              </td>
              <td>
                <State {...STATE_STYLES[entry.decision]}>
                  {t(`profile-hub:contact.decision.${entry.decision}`)}
                </State>
                {entry.voidedAt && (
                  <span className={classes.small}>
                    {t('profile-hub:contact.voided', { date: dateHere(entry.voidedAt) })}
                  </span>
                )}
              </td>
              <td title={entry.sourceName}>
                <span className={classes.text}>
                  {entry.sourceName || t(ORIGIN_NAMES[entry.source])}
                </span>
                {entry.recordedBy && (
                  <span className={classes.small}>
                    {t('profile-hub:contact.recordedBy', { name: entry.recordedBy })}
                  </span>
                )}
              </td>
              <td className={classes.wording} title={entry.wording ?? undefined}>
                <span className={classes.text}>{entry.wording ?? '—'}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
