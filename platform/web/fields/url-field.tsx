import { completeUrl } from './complete-url.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

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
