import { useState } from 'react';
import type { Form } from '#modules/forms/contract/form.ts';
import { isAuthorizedOrigin } from '#modules/forms/contract/form-settings.ts';
import { widgetSnippet } from '#modules/forms/contract/widget/widget-script.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { EditorPart, SegmentedField } from '#platform/web/fields/editor-part.tsx';
import { UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useDraft } from '../../data/draft/draft-context.ts';
import { type SectionProps, useGoTo } from '../../data/draft/editor-places.ts';
import { useLatestWidget } from '../../data/use-latest-widget.ts';
import { ApiKeys } from './api-keys.tsx';
import classes from './integration.module.css';

/** Integration of the form: snippet, allowed domains and API keys [FORM-07]. */
export default function IntegrationSection({ form }: SectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <EditorPart
        title={t('forms:editor.embedCode')}
        note={t('forms:editor.integration.pasteHelp')}
      >
        <EmbedCode form={form} />
      </EditorPart>
      <EditorPart title={t('forms:editor.integration.check')}>
        <DomainCheck />
      </EditorPart>
      <ApiKeys formId={form.id} />
    </>
  );
}

/** Whether a page may show the form with the domains of the draft [FORM-07]. */
function DomainCheck() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const domains = useDraft(({ draft }) => draft.settings.authorizedDomains);
  const [address, setAddress] = useState('');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    <div className={classes.check}>
      <UrlField
        label={t('forms:editor.integration.page')}
        help={t('forms:editor.integration.pageHelp')}
        placeholder="https://"
        value={address}
        onChange={setAddress}
      />
      <p role="status" className={classes.verdict}>
        {url &&
          (isAuthorizedOrigin(domains, url.origin) ? (
            <State tone="ok">{t('forms:editor.integration.allowed', { domain: url.host })}</State>
          ) : (
            <>
              <State tone="bad">
                {t('forms:editor.integration.refused', { domain: url.host })}
              </State>
              <LinkButton onClick={() => goTo('settings.authorizedDomains')}>
                {t('forms:editor.integration.toDomains')}
              </LinkButton>
            </>
          ))}
      </p>
    </div>
  );
}

/** The embed snippet with the newest widget version. */
function EmbedCode({ form }: { form: Form }) {
  const { t } = useTranslation();
  const latest = useLatestWidget();
  const { activatedLocales, defaultLocale, list } = form.translations;
  const [locale, setLocale] = useState<string>('page');
  return (
    <QueryBoundary query={latest} errorTitle={t('forms:editor.integration.noWidget')}>
      {({ version, path, integrity }) => {
        const { origin } = window.location;
        const code = widgetSnippet({
          server: origin,
          formId: form.id,
          script: { url: `${origin}${path}`, integrity },
          ...(locale !== 'page' && { locale }),
          linkText: list[defaultLocale]?.['static.title'] ?? form.informations.name,
        });
        return (
          <>
            <SegmentedField
              label={t('forms:editor.integration.language')}
              value={locale}
              onChange={setLocale}
              options={[
                { value: 'page', label: t('forms:editor.integration.ofThePage') },
                ...activatedLocales.map((value) => ({ value, label: value })),
              ]}
            />
            <div className={classes.code}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
              <pre tabIndex={0}>{code}</pre>
              <CopyButton value={code} label={t('forms:editor.integration.copy')} />
            </div>
            <p className={section.help}>{t('forms:editor.integration.version', { version })}</p>
          </>
        );
      }}
    </QueryBoundary>
  );
}
