import { HOST_PLACEHOLDER } from '#modules/locator/contract/locator-config.ts';
import { TextField, type TextFieldProps, UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** A URL that may start with `{host}`; others get https:// on blur if it is missing [LOC-05]. */
export function LocatorUrlField({ help, ...rest }: TextFieldProps) {
  const { t } = useTranslation();
  const Field = rest.value.startsWith(HOST_PLACEHOLDER) ? TextField : UrlField;
  return (
    <Field
      {...rest}
      help={help ?? t('locator:help.url', { host: HOST_PLACEHOLDER })}
      placeholder={`https:// · ${HOST_PLACEHOLDER}/`}
      autoComplete="off"
    />
  );
}
