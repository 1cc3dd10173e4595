import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { MAPPING_RULES } from '#modules/profile-hub/contract/campaign.ts';
import type { Mapping, MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { MappingActions, Preview } from '../data/use-mapping.ts';
import classes from './mapping.module.css';
import panelClasses from './mapping-panel.module.css';

/** The effect of saving, the rule for existing values, and an example contact. */
export function MappingPanel({
  mapping,
  preview,
  actions,
}: {
  mapping: Mapping;
  preview: Preview;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const changed = preview.query.data?.changed ?? 0;
  return (
    <div className={panelClasses.panel}>
      <section>
        <h2>{t('profile-hub:mapping.whenYouSave')}</h2>
        {mapping.id === null ? (
          <p className={classes.quiet}>{t('profile-hub:mapping.nothingYet')}</p>
        ) : (
          <QueryBoundary query={preview.query} loading={<FiguresLoading />}>
            {(figures) => <MappingFigures figures={figures} />}
          </QueryBoundary>
        )}
      </section>
      <section>
        <RadioField
          label={t('profile-hub:mapping.rule')}
          value={mapping.rule}
          onChange={(rule) => rule && void actions.setRule(rule)}
          options={MAPPING_RULES.map((value) => ({
            value,
            label: t(`profile-hub:mapping.rules.${value}`),
            ...(value === mapping.rule &&
              changed > 0 && {
                help: t('profile-hub:mapping.changesValues', {
                  count: changed,
                  changed: format.number(changed),
                }),
              }),
          }))}
        />
      </section>
      {preview.query.data?.example && (
        <MappingExample example={preview.query.data.example} onAnother={preview.another} />
      )}
    </div>
  );
}

/** Placeholder for the figures. */
function FiguresLoading() {
  const { t } = useTranslation();
  return (
    <div className={panelClasses.coming}>
      <VisuallyHidden role="status">{t('platform:loading')}</VisuallyHidden>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}

/** Effect of saving in figures. */
function MappingFigures({ figures }: { figures: MappingPreview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = [
    { key: 'values', count: figures.values },
    { key: 'created', count: figures.created },
    { key: 'unknown', count: figures.unknown },
    { key: 'unreadable', count: figures.unreadable },
    { key: 'noOption', count: figures.waiting, isDue: true },
  ] as const;
  return (
    <>
      <p className={panelClasses.figure}>
        {format.number(figures.contacts)}{' '}
        <span>{t('profile-hub:mapping.getValues', { count: figures.contacts })}</span>
      </p>
      <dl className={panelClasses.sum}>
        {rows
          .filter(({ key, count }) => count > 0 || key === 'values')
          .map(({ key, count, ...row }) => (
            <div key={key} data-due={'isDue' in row}>
              <dt>{t(`profile-hub:mapping.figure.${key}`)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
      </dl>
      {figures.counted < figures.of && (
        <p className={classes.more}>
          {t('profile-hub:mapping.countedLatest', { counted: format.number(figures.counted) })}
        </p>
      )}
    </>
  );
}

type Example = NonNullable<MappingPreview['example']>;

/** A real contact as an example, before and after. */
function MappingExample({
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
