import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import { previewMailCall } from '#modules/leads/contract/forms/mail-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { callQueryKey } from '#platform/web/api/call-query-options.ts';
import { callServer } from '#platform/web/api/server.ts';

/** The parts of a mail around its texts. Loaded once per language; typing renders locally. */
export function useMailPreview(given: {
  formId: string;
  mail: FormMail;
  locale: Locale;
  /** Of the last requests, which one. */
  back: number;
}) {
  const { formId, mail, locale, back } = given;
  return useQuery({
    queryKey: [...callQueryKey(previewMailCall), given],
    queryFn: () =>
      callServer(previewMailCall, { params: { formId, mail }, body: { locale, texts: {}, back } }),
    placeholderData: keepPreviousData,
  });
}
