import { useTranslation } from 'react-i18next';
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

const CHANGES = { changes: [listLinkableLocationsCall, searchGoogleLocationsCall] };

export type GoogleLinks = ReturnType<typeof useGoogleLinks>;

/** Actions on links. Each one shows its result, and a removed link can be restored. */
export function useGoogleLinks(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  const tellFailure = useNotifyFailure();
  const linked = useCallMutation(linkGoogleLocationsCall, CHANGES);
  const accepted = useCallMutation(acceptSureProposalsCall, CHANGES);
  const unlinked = useCallMutation(unlinkGoogleLocationCall, CHANGES);
  const sayLinked = (count: number) =>
    showToast({
      text: t('communication:google.links.linkedDone', { count, formatted: number(count) }),
    });

  /** The text of the refusal, where it is refused. */
  const link = async (
    { id }: Pick<LinkableLocation, 'id'>,
    google: { name: string },
  ): Promise<string | undefined> => {
    const links = [{ locationId: id, googleLocation: google.name }];
    try {
      sayLinked((await linked.mutateAsync({ body: { clientId, links } })).linked);
      return undefined;
    } catch (error) {
      const text = problemText(error);
      showToast({ tone: 'bad', text });
      return text;
    }
  };
  const acceptSure = () =>
    accepted.mutate(
      { body: { clientId } },
      {
        onSuccess: ({ linked: count }) => sayLinked(count),
        onError: (error) => tellFailure(error, acceptSure),
      },
    );
  const unlink = (location: LinkableLocation) =>
    unlinked.mutate(
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
        onError: (error) => tellFailure(error, () => unlink(location)),
      },
    );
  return {
    link,
    unlink,
    acceptSure,
    isAccepting: accepted.isPending,
    linkingId: linked.isPending ? linked.variables.body.links[0]?.locationId : undefined,
  };
}
