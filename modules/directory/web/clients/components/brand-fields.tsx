import { useQueryClient } from '@tanstack/react-query';
import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import { getClientDetailCall } from '#modules/directory/contract/clients/client-calls.ts';
import { contrastWithWhite } from '#modules/directory/contract/clients/client-fields.ts';
import {
  getClientLogoCall,
  removeClientLogoCall,
  setClientLogoCall,
} from '#modules/directory/contract/clients/client-logo.ts';
import { BRAND_COLOR_CONTRAST } from '#modules/directory/contract/limits.ts';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryKey, useCallMutation } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ClientValues } from '../client-values.ts';
import { TimeZoneField } from './client-fields.tsx';
import classes from './clients.module.css';

const CURRENCIES = Intl.supportedValuesOf('currency');

/** The base of a brand's short URLs, its languages, its currency and its time zone [SUP-01]. */
export function BrandFields({ form }: { form: ComptoirForm<ClientValues> }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const tag = languageTag(locale);
  const languages = new Intl.DisplayNames(tag, { type: 'language' });
  const currencies = new Intl.DisplayNames(tag, { type: 'currency' });
  const options = LOCALES.map((value) => ({
    value,
    label: languages.of(languageTag(value)) ?? value,
  }));
  const defaultLocale = form.field('defaultLocale');
  const currency = form.field('currency');
  return (
    <>
      <section className={classes.section}>
        <h2>{t('directory:client.shortUrls')}</h2>
        <TextField
          {...form.field('shortUrlBase')}
          label={t('directory:field.shortUrlBase')}
          help={t('directory:client.shortUrlBaseHelp')}
          prefix="https://"
          spellCheck={false}
          autoCapitalize="none"
        />
      </section>
      <section className={classes.section}>
        <h2>{t('directory:client.languages')}</h2>
        <MultiSelectField
          {...form.field('locales')}
          label={t('directory:field.locales')}
          help={t('directory:client.localesHelp')}
          options={options}
        />
        <FieldPair>
          <SelectField
            {...defaultLocale}
            onChange={(chosen) => chosen && defaultLocale.onChange(chosen)}
            label={t('directory:field.defaultLocale')}
            options={options.filter(({ value }) => form.values.locales.includes(value))}
          />
          <SelectField
            {...currency}
            onChange={(chosen) => chosen && currency.onChange(chosen)}
            label={t('directory:field.currency')}
            options={CURRENCIES.map((value) => ({
              value,
              label: `${value} – ${currencies.of(value) ?? value}`,
            }))}
          />
        </FieldPair>
        <TimeZoneField {...form.field('timeZone')} />
      </section>
    </>
  );
}

/** The brand's colour on public pages [SUP-01]. */
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

/** Logo of the brand; saved immediately after selection, separate from the other fields. */
export function LogoField({ client }: { client: ClientDetail }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const remove = useCallMutation(removeClientLogoCall, { changes: [getClientDetailCall] });
  const input = { params: { uuid: client.uuid } };
  const address = getClientLogoCall.path.replace('{uuid}', client.uuid);
  return (
    <section className={classes.section}>
      <h2>{t('directory:field.logoFileId')}</h2>
      {client.logoId !== null && (
        <div className={classes.choices}>
          <img
            className={classes.logo}
            src={`${address}?v=${client.logoId}`}
            alt={t('directory:client.logoOf', { name: client.name })}
          />
          <LinkButton
            onClick={() =>
              remove.mutate(input, {
                onSuccess: () => showToast({ text: t('directory:client.logoRemoved') }),
                onError: (error) => showToast({ tone: 'bad', text: problemText(error) }),
              })
            }
          >
            {t('directory:client.removeLogo')}
          </LinkButton>
        </div>
      )}
      <FileUpload
        key={client.logoId}
        label={t(
          client.logoId === null ? 'directory:client.addLogo' : 'directory:client.replaceLogo',
        )}
        help={t('directory:client.logoHelp')}
        call={setClientLogoCall}
        input={input}
        onDone={() => {
          void queries.invalidateQueries({ queryKey: callQueryKey(getClientDetailCall) });
          showToast({ text: t('directory:client.logoSaved') });
        }}
      />
    </section>
  );
}
