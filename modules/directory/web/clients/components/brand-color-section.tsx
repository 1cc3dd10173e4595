import { useTranslation } from 'react-i18next';
import { contrastWithWhite } from '#modules/directory/contract/clients/brand-color.ts';
import { BRAND_COLOR_CONTRAST } from '#modules/directory/contract/limits.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { ClientValues } from '../data/client-values.ts';
import classes from './clients.module.css';

/** The one colour of a brand's public pages [SUP-01]. */
export function BrandColorSection({ form }: { form: ComptoirForm<ClientValues> }) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <h2>{t('directory:client.look')}</h2>
      <TextField
        {...form.field('brandColor')}
        label={t('directory:field.brandColor')}
        help={t('directory:client.brandColorHelp')}
        placeholder="#1f4e3d"
        spellCheck={false}
      />
      <ColorSample color={form.values.brandColor.trim()} />
    </section>
  );
}

/** White text on the colour with the contrast ratio, so that users see a problem before they save. */
function ColorSample({ color }: { color: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  const contrast = contrastWithWhite(color);
  const ratio = number(Math.floor(contrast * 10) / 10);
  return (
    <div className={classes.sample}>
      <span className={classes.swatch} style={{ '--swatch': color }}>
        {t('directory:client.sample')}
      </span>
      <span className={classes.text}>
        {t(
          contrast >= BRAND_COLOR_CONTRAST
            ? 'directory:client.contrastGood'
            : 'directory:client.contrastLow',
          { ratio },
        )}
      </span>
    </div>
  );
}
