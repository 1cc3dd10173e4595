import { TextField, type TextFieldProps } from './text-field.tsx';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^[^\s/:?#{}]+\.[^\s/:?#.]{2,}(?:[/:?#]|$)/;

/** An address on the web; https:// is added when the field is left without it. */
export function UrlField(rest: TextFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onBlurCapture={() => {
        const complete = completeUrl(rest.value);
        if (complete !== rest.value) rest.onChange(complete);
      }}
    />
  );
}

/**
 * Adds https:// where the user typed only `maison.example/fr`. Other input stays unchanged for the validation to
 * reject.
 */
export function completeUrl(typed: string): string {
  const url = typed.trim();
  return SCHEME.test(url) || !HOST.test(url) ? url : `https://${url}`;
}
