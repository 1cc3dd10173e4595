import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { TextField, UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { TOUCHPOINT_LABELS } from '../../data/touchpoint-labels.ts';
import type { TouchpointValues } from '../../data/touchpoint-values.ts';
import { ChangedLabel } from '../changed-label.tsx';
import classes from '../detail.module.css';

const ConfigurationField = onDemand(() => import('./configuration-field.tsx'));

/** Settings that most touchpoints leave at their defaults; below the visits, which are read more often. */
export function FurtherSettings({
  touchpoint,
  form,
  configurations,
}: {
  touchpoint: Touchpoint;
  form: ComptoirForm<TouchpointValues>;
  configurations: readonly Configuration[];
}) {
  const { t } = useTranslation();
  const labelOf = (path: keyof TouchpointValues) => (
    <ChangedLabel isChanged={form.mantine.isDirty(path)}>{t(TOUCHPOINT_LABELS[path])}</ChangedLabel>
  );
  const choices = configurations.filter(
    ({ slug, activated }) => activated || slug === touchpoint.configurationSlug,
  );
  return (
    <section className={classes.further} aria-labelledby="touchpoint-further">
      <h2 id="touchpoint-further">{t('touchpoints:detail.further')}</h2>
      <fieldset className={classes.fields} disabled={touchpoint.state === 'deleted'}>
        <TextField
          {...form.field('description')}
          label={labelOf('description')}
          maxLength={touchpointFields.description.max}
        />
        <FieldPair>
          <UrlField
            {...form.field('fallbackUrl')}
            label={labelOf('fallbackUrl')}
            help={t('touchpoints:detail.fallbackHelp')}
            placeholder={t('touchpoints:detail.friendlyPage')}
          />
          <NumberField
            {...form.field('visitCap')}
            label={labelOf('visitCap')}
            help={t('touchpoints:detail.visitCapHelp')}
            placeholder={t('touchpoints:detail.noCap')}
          />
        </FieldPair>
        {choices.length > 1 && (
          <ConfigurationField
            {...form.field('configurationSlug')}
            label={labelOf('configurationSlug')}
            choices={choices}
          />
        )}
        {touchpoint.product?.gtin && (
          <SwitchField
            {...form.field('digitalLink')}
            label={labelOf('digitalLink')}
            help={t('touchpoints:detail.digitalLinkHelp', { gtin: touchpoint.product.gtin })}
          />
        )}
      </fieldset>
    </section>
  );
}
