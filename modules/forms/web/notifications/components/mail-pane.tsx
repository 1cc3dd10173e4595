import { SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconSend } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormSections } from '#modules/forms/contract/form.ts';
import {
  type FormMail,
  hasDefaultTexts,
  MAIL_TEXTS,
} from '#modules/forms/contract/form-notifications.ts';
import { SENDER_ADDRESS_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import {
  listMailsCall,
  previewMailCall,
  testMailCall,
} from '#modules/forms/contract/mail-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraftLexicon } from '../../data/draft/draft-context.ts';
import { type SectionsChange, setLayout, writeMailText } from '../data/draft-edits.ts';
import { mailName } from '../data/notification-labels.ts';
import { LogoRow } from './logo-row.tsx';
import { MailCard } from './mail-card.tsx';
import classes from './mail-pane.module.css';

const WIDTHS = [
  { value: 'phone', icon: IconDeviceMobile, label: 'forms:notify.phone' },
  { value: 'desktop', icon: IconDeviceDesktop, label: 'forms:notify.desktop' },
] as const;

/** One mail as recipients see it, in any language of the form, editable in place [FORM-06]. */
export function MailPane({
  formId,
  mail,
  draft,
  setDraft,
}: {
  formId: string;
  mail: FormMail;
  draft: FormSections;
  setDraft: (change: SectionsChange) => void;
}) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const { moment } = useFormat();
  const { activatedLocales, defaultLocale, list } = draft.translations;
  const [chosen, setLocale] = useState<Locale>(defaultLocale);
  const locale = activatedLocales.includes(chosen) ? chosen : defaultLocale;
  const [width, setWidth] = useState('desktop');
  const [back, setBack] = useState(0);
  const preview = useMailPreview({ formId, mail, locale, back });
  const { logo, address = '' } = draft.notifications.layout;
  const ours = hasDefaultTexts(mail) ? preview.data?.texts : undefined;
  const texts = Object.fromEntries(
    MAIL_TEXTS.map((name) => [name, list[locale]?.[`mail.${mail}.${name}`] ?? ours?.[name] ?? '']),
  ) as Record<(typeof MAIL_TEXTS)[number], string>;
  return (
    <div className={classes.pane}>
      <div className={classes.top}>
        <h2 className={classes.title}>{t(mailName(mail, word))}</h2>
        <SegmentedControl
          aria-label={t('forms:notify.language')}
          value={locale}
          onChange={(value) => setLocale(value as Locale)}
          data={activatedLocales.map((value) => ({ value, label: value }))}
        />
        <SegmentedControl
          aria-label={t('forms:notify.width')}
          value={width}
          onChange={setWidth}
          data={WIDTHS.map(({ value, icon, label }) => ({
            value,
            label: (
              <>
                <Icon of={icon} />
                <VisuallyHidden>{t(label)}</VisuallyHidden>
              </>
            ),
          }))}
        />
      </div>
      <LogoRow formId={formId} logo={logo} setDraft={setDraft} />
      <QueryBoundary query={preview}>
        {(shown) => (
          <>
            <MailCard
              formId={formId}
              mail={mail}
              locale={locale}
              isNarrow={width === 'phone'}
              logo={logo}
              texts={texts}
              preview={shown}
              onWrite={(name, text) =>
                setDraft(writeMailText({ mail, locale, name }, text, ours && texts))
              }
            />
            <p className={classes.help}>
              {t('forms:notify.clickToChange')}{' '}
              {shown.lead
                ? t(`forms:lexicon.${word}.fromReal`, { when: moment(shown.lead.createdAt) })
                : t(`forms:lexicon.${word}.fromExample`)}{' '}
              {(shown.lead || back > 0) && (
                <LinkButton onClick={() => setBack(shown.lead ? back + 1 : 0)}>
                  {t('forms:notify.useAnother')}
                </LinkButton>
              )}
            </p>
          </>
        )}
      </QueryBoundary>
      <TestRow
        formId={formId}
        mail={mail}
        locale={locale}
        texts={texts}
        logo={logo}
        address={address}
      />
      <TextField
        label={t('forms:notify.address')}
        help={t('forms:notify.addressHelp')}
        value={address}
        maxLength={SENDER_ADDRESS_MAX_LENGTH}
        onChange={(written) => setDraft(setLayout({ address: written }))}
      />
    </div>
  );
}

/** The parts of a mail around its texts. Loaded once per language; typing renders locally. */
function useMailPreview(given: {
  formId: string;
  mail: FormMail;
  locale: Locale;
  /** Position among the latest requests. */
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

/** Sends a test mail to oneself with the current draft. */
function TestRow({
  formId,
  mail,
  locale,
  texts,
  logo,
  address,
}: {
  formId: string;
  mail: FormMail;
  locale: Locale;
  texts: Record<(typeof MAIL_TEXTS)[number], string>;
  logo: string | null;
  address: string;
}) {
  const { t } = useTranslation();
  const notifyFailure = useNotifyFailure();
  const { data } = useCall(listMailsCall, { params: { formId } });
  const test = useCallMutation(testMailCall);
  const send = () =>
    test.mutate(
      { params: { formId, mail }, body: { locale, texts, logo, address } },
      {
        onSuccess: ({ to }) => showToast({ text: t('forms:notify.testSent', { to }) }),
        onError: (error) => notifyFailure(error, send),
      },
    );
  return (
    <div className={classes.testRow}>
      <TextInput
        readOnly
        aria-label={t('forms:notify.testTo')}
        value={data?.testTo ?? ''}
        className={classes.testTo}
      />
      <ActionButton
        variant="default"
        isBusy={test.isPending}
        leftSection={<Icon of={IconSend} size={16} />}
        onClick={send}
      >
        {t('forms:notify.sendTest')}
      </ActionButton>
    </div>
  );
}
