import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { widgetSnippet } from '#modules/leads/contract/widget/widget-snippet.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import section from '../../components/section.module.css';
import { SegmentedField } from '../../components/segmented-field.tsx';
import { useLatestWidget } from '../../data/use-latest-widget.ts';
import classes from './integration.module.css';

/** The embed snippet with the newest widget version. */
export function EmbedCode({ form }: { form: Form }) {
  const { t } = useTranslation();
  const latest = useLatestWidget();
  const { activatedLocales, defaultLocale, list } = form.translations;
  const [locale, setLocale] = useState<string>('page');
  return (
    <QueryBoundary query={latest} errorTitle={t('leads:editor.integration.noWidget')}>
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
              label={t('leads:editor.integration.language')}
              value={locale}
              onChange={setLocale}
              options={[
                { value: 'page', label: t('leads:editor.integration.ofThePage') },
                ...activatedLocales.map((value) => ({ value, label: value })),
              ]}
            />
            <div className={classes.code}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
              <pre tabIndex={0}>{code}</pre>
              <CopyButton value={code} label={t('leads:editor.integration.copy')} />
            </div>
            <p className={section.help}>{t('leads:editor.integration.version', { version })}</p>
          </>
        );
      }}
    </QueryBoundary>
  );
}
