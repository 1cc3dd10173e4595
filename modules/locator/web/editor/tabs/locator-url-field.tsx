import { useTranslation } from 'react-i18next';
import { HOST_PLACEHOLDER } from '#modules/locator/contract/locator-config.ts';
import { TextField, type TextFieldProps } from '#platform/web/fields/text-field.tsx';
import { UrlField } from '#platform/web/fields/url-field.tsx';

/** An address that may start with `{host}`; any other gets its https:// when the field is left [LOC-05]. */
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
