import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import {
  getClientLogoCall,
  removeClientLogoCall,
  setClientLogoCall,
} from '#modules/directory/contract/clients/client-logo.ts';
import { getClientDetailCall } from '#modules/directory/contract/clients/manage-clients.ts';
import { callQueryKey } from '#platform/web/api/call-query-options.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import classes from './clients.module.css';

/** Logo of the brand; saved immediately after selection, separate from the other fields. */
export function LogoField({ client }: { client: ClientDetail }) {
  const { t } = useTranslation();
  const say = useProblemText();
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
                onError: (error) => showToast({ tone: 'bad', text: say(error) }),
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
