import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './mapping.module.css';
import panelClasses from './mapping-panel.module.css';

type Example = NonNullable<MappingPreview['example']>;

/** One real contact, before and after. */
export function MappingExample({
  example: { name, answeredAt, values },
  onAnother,
}: {
  example: Example;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section>
      <div className={panelClasses.between}>
        <h2>{t('profile-hub:mapping.oneOfThem')}</h2>
        <LinkButton onClick={onAnother}>{t('profile-hub:mapping.another')}</LinkButton>
      </div>
      <p className={panelClasses.who}>
        <b className={classes.criterion}>{name}</b>{' '}
        <span className={classes.none}>
          {t('profile-hub:mapping.answeredOn', { day: format.date(answeredAt.slice(0, 10)) })}
        </span>
      </p>
      <dl className={panelClasses.changes}>
        {values.map((value) => (
          <div key={value.label}>
            <dt>{value.label}</dt>
            <dd>
              <Change {...value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Change({ before, after, withdrawnAt }: Omit<Example['values'][number], 'label'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (withdrawnAt)
    return (
      <>
        {after}{' '}
        <span className={classes.none}>
          {t('profile-hub:mapping.staysWithdrawn', { day: format.date(withdrawnAt.slice(0, 10)) })}
        </span>
      </>
    );
  if (before === after) return after;
  return (
    <>
      <span className={classes.none}>{before ?? t('profile-hub:mapping.notKnown')}</span>{' '}
      <Icon of={IconArrowRight} size={14} className={classes.arrow} />{' '}
      <b className={classes.criterion}>{after}</b>
    </>
  );
}
