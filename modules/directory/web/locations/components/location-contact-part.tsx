import { useTranslation } from 'react-i18next';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { UrlField } from '#platform/web/fields/url-field.tsx';
import type { LocationValues } from '../data/location-values.ts';

/** How customers reach the location; the locator and the lead mails show it. */
export function LocationContactPart({ form }: { form: ComptoirForm<LocationValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...form.field('phone')}
        type="tel"
        label={t('directory:field.phone')}
        autoComplete="off"
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('directory:field.email')}
        autoComplete="off"
      />
      <UrlField {...form.field('website')} label={t('directory:field.website')} />
    </>
  );
}
