import { PRODUCTS } from '#platform/contract/navigation.ts';
import { CheckboxField } from '#platform/web/fields/choice-fields.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { PRODUCT_NAMES, useTimeZoneOptions } from '../../data/setting-labels.ts';
import { CLIENT_MODULES, type ClientValues, withModule } from '../client-values.ts';
import classes from './clients.module.css';

/** Modules of a client, and the product in which each opens [GEN-05] [SUP-01]. */
export function ModulesFields({
  modules,
  onChange,
}: {
  modules: ClientValues['modules'];
  onChange: (modules: ClientValues['modules']) => void;
}) {
  const { t } = useTranslation();
  const suiteLabels = useSuiteLabels();
  const products = PRODUCTS.toReversed().map((value) => ({
    value,
    label: t(PRODUCT_NAMES[value]),
  }));
  return (
    <fieldset className={classes.modules} aria-label={t('directory:field.modules')}>
      <div className={classes.moduleHeads} aria-hidden="true">
        <span>{t('directory:operations.field.module')}</span>
        <span>{t('directory:client.opensInHead')}</span>
      </div>
      {CLIENT_MODULES.map((module) => {
        const given = modules.find((one) => one.module === module);
        const name = suiteLabels?.moduleName(module) ?? '';
        return (
          <div key={module} className={classes.module}>
            <CheckboxField
              label={name}
              value={given !== undefined}
              onChange={(isGiven) => onChange(withModule(modules, module, isGiven ? 'v2' : null))}
            />
            {given && (
              <SelectField
                label={t('directory:client.opensIn', { module: name })}
                value={given.product}
                onChange={(product) => product && onChange(withModule(modules, module, product))}
                options={products}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Time zone of a brand's days [SUP-01]. */
export function TimeZoneField(field: FieldBinding<string>) {
  const { t } = useTranslation();
  return (
    <SelectField
      {...field}
      onChange={(chosen) => chosen && field.onChange(chosen)}
      label={t('directory:field.timeZone')}
      help={t('directory:client.timeZoneHelp')}
      options={useTimeZoneOptions(field.value)}
    />
  );
}
