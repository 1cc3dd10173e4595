import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAPPING_RULES } from '#modules/profile-hub/contract/campaign.ts';
import type { Mapping } from '#modules/profile-hub/contract/mapping.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { RadioField } from '#platform/web/fields/radio-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { MappingActions } from '../data/use-mapping.ts';
import type { Preview } from '../data/use-preview.ts';
import classes from './mapping.module.css';
import { MappingExample } from './mapping-example.tsx';
import { MappingFigures } from './mapping-figures.tsx';
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

/** The figure and the lines below it, before they are counted. */
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
