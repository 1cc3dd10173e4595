import { useTranslation } from 'react-i18next';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { CodeColours } from '../../detail/components/code/code-colours.tsx';
import { LevelField } from '../../detail/components/code/level-field.tsx';
import { LogoField } from '../../detail/components/code/logo-field.tsx';
import type { ConfigurationValues } from '../data/configuration-values.ts';
import { CodeSample } from './code-sample.tsx';
import classes from './configurations.module.css';

/** Style of new codes; existing codes keep theirs until a user refreshes them. */
export function CodeStyleSection({
  brandId,
  form,
  hasBrandLogo,
}: {
  brandId: string;
  form: ComptoirForm<ConfigurationValues>;
  hasBrandLogo: boolean;
}) {
  const { t } = useTranslation();
  const { mantine, values } = form;
  const change = (part: Partial<CodeStyle>) => {
    for (const path of Object.keys(part)) mantine.clearFieldError(`style.${path}`);
    mantine.setFieldValue('style', { ...values.style, ...part });
  };
  return (
    <section className={classes.look} aria-label={t('touchpoints:field.style')}>
      <h2>{t('touchpoints:field.style')}</h2>
      <p className={classes.help}>{t('touchpoints:configuration.lookHelp')}</p>
      <div className={classes.duo}>
        <div className={classes.lookFields}>
          <CodeColours style={values.style} errors={mantine.errors} onChange={change} />
          <LevelField value={values.style.level} onChange={(level) => change({ level })} />
          <LogoField
            brandId={brandId}
            logo={values.style.logo}
            onChange={(logo) => change({ logo })}
            hasBrandLogo={hasBrandLogo}
            error={mantine.errors['style.logo']}
          />
        </div>
        <CodeSample brandId={brandId} style={values.style} onRepair={change} />
      </div>
    </section>
  );
}
