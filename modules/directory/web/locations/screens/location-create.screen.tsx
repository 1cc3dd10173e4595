import { useNavigate } from '@tanstack/react-router';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useChangeLocations } from '../../data/use-change-locations.ts';
import { LocationForm } from '../components/location-form.tsx';
import {
  EMPTY_LOCATION,
  type LocationValues,
  locationFormSchema,
  toLocationBody,
} from '../data/location-values.ts';

/** A new location of the client [SUP-02]. */
export default function LocationCreateScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const form = useNewLocation(client.id);
  const list = clientAddress(client.id, 'settings/locations');
  return (
    <>
      <PageHead
        path={<BackLink to={list}>{t('directory:menu.locations')}</BackLink>}
        title={t('directory:title.newLocation')}
      />
      <LocationForm clientId={client.id} form={form}>
        {{
          counter: <SaveBar form={form} save={t('directory:location.create')} leaveTo={list} />,
        }}
      </LocationForm>
    </>
  );
}

/** Form of a new location; after saving, its own page opens. */
function useNewLocation(clientId: string) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { create, represent } = useChangeLocations();
  const form = useComptoirForm<LocationValues>({
    schema: locationFormSchema,
    initialValues: EMPTY_LOCATION,
    async onSubmit(values) {
      const params = { uuid: clientId };
      const { id, name, version } = await create.mutateAsync({
        params,
        body: toLocationBody(values),
      });
      const userIds = values.representatives.map(({ userId }) => userId);
      form.markSaved();
      showToast({ text: t('directory:location.created', { name }) });
      // The location exists now, even if saving representatives fails: its page shows them.
      if (userIds.length > 0)
        await represent
          .mutateAsync({ params: { ...params, id }, body: { userIds, version } })
          .catch((error: unknown) => showToast({ tone: 'bad', text: problemText(error) }));
      await navigate({
        to: clientAddress(clientId, `settings/locations/${id}`),
        ignoreBlocker: true,
      });
    },
    onProblem: (error) => showToast({ tone: 'bad', text: problemText(error) }),
  });
  return form;
}
