import {
  acceptSureProposalsCall,
  type LinkableLocation,
  linkGoogleLocationsCall,
  listLinkableLocationsCall,
  searchGoogleLocationsCall,
  unlinkGoogleLocationCall,
} from '#modules/communication/contract/google/google-locations.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const INVALIDATES = { changes: [listLinkableLocationsCall, searchGoogleLocationsCall] };

export type GoogleLinks = ReturnType<typeof useGoogleLinks>;

/** Actions on links. Each one shows its result. A removed link can be restored if Google still lists the profile. */
export function useGoogleLinks(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  const notifyFailure = useNotifyFailure();
  const linkMutation = useCallMutation(linkGoogleLocationsCall, INVALIDATES);
  const acceptMutation = useCallMutation(acceptSureProposalsCall, INVALIDATES);
  const unlinkMutation = useCallMutation(unlinkGoogleLocationCall, INVALIDATES);
  const showLinkedToast = (count: number) =>
    showToast({
      text: t('communication:google.links.linkedDone', { count, formatted: number(count) }),
    });

  /** Returns the error text if the link is refused. */
  const link = async (
    { id }: Pick<LinkableLocation, 'id'>,
    google: { name: string },
  ): Promise<string | undefined> => {
    const links = [{ locationId: id, googleLocation: google.name }];
    try {
      showLinkedToast((await linkMutation.mutateAsync({ body: { clientId, links } })).linked);
      return undefined;
    } catch (error) {
      const text = problemText(error);
      showToast({ tone: 'bad', text });
      return text;
    }
  };
  const acceptSure = () =>
    acceptMutation.mutate(
      { body: { clientId } },
      {
        onSuccess: ({ linked: count }) => showLinkedToast(count),
        onError: (error) => notifyFailure(error, acceptSure),
      },
    );
  const unlink = (location: LinkableLocation) =>
    unlinkMutation.mutate(
      { params: { locationId: location.id }, query: { clientId } },
      {
        onSuccess: () =>
          showToast({
            text: t('communication:google.links.removed'),
            ...(location.link?.isListed && {
              action: {
                label: t('communication:google.links.undo'),
                onClick: () => void link(location, location.link ?? { name: '' }),
              },
            }),
          }),
        onError: (error) => notifyFailure(error, () => unlink(location)),
      },
    );
  return {
    link,
    unlink,
    acceptSure,
    isAccepting: acceptMutation.isPending,
    linkingId: linkMutation.isPending
      ? linkMutation.variables.body.links[0]?.locationId
      : undefined,
  };
}
