import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAuthorizedOrigin } from '#modules/leads/contract/forms/authorized-domain.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { UrlField } from '#platform/web/fields/url-field.tsx';
import { useDraft } from '../../data/draft/draft-context.ts';
import { useGoTo } from '../../data/draft/target-context.ts';
import classes from './integration.module.css';

/** Whether a page may show the form, by the domains as they are written here [FORM-07]. */
export function DomainCheck() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const domains = useDraft(({ draft }) => draft.settings.authorizedDomains);
  const [address, setAddress] = useState('');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    <div className={classes.check}>
      <UrlField
        label={t('leads:editor.integration.page')}
        help={t('leads:editor.integration.pageHelp')}
        placeholder="https://"
        value={address}
        onChange={setAddress}
      />
      <p role="status" className={classes.verdict}>
        {url &&
          (isAuthorizedOrigin(domains, url.origin) ? (
            <State tone="ok">{t('leads:editor.integration.allowed', { domain: url.host })}</State>
          ) : (
            <>
              <State tone="bad">
                {t('leads:editor.integration.refused', { domain: url.host })}
              </State>
              <LinkButton onClick={() => goTo('settings.authorizedDomains')}>
                {t('leads:editor.integration.toDomains')}
              </LinkButton>
            </>
          ))}
      </p>
    </div>
  );
}
