import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  acceptSureProposalsCall,
  type GoogleProposal,
  type LinkableLocation,
  type ListedGoogleLocation,
  linkGoogleLocationsCall,
  listLinkableLocationsCall,
  type MatchConfidence,
  type MatchReason,
  searchGoogleLocationsCall,
  unlinkGoogleLocationCall,
} from '#modules/communication/contract/google/google-locations.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { type TextKey, useNames } from '#platform/web/module/translate.ts';
import classes from './google.module.css';

const INVALIDATES = { changes: [listLinkableLocationsCall, searchGoogleLocationsCall] };

export type GoogleLinks = ReturnType<typeof useGoogleLinks>;

/** Actions on links. Each one shows its result, and a removed link can be restored. */
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

  /** The text of the refusal, where it is refused. */
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

const CONFIDENCE_TEXTS: Record<MatchConfidence, TextKey> = {
  sure: 'communication:google.confidence.sure',
  likely: 'communication:google.confidence.likely',
  possible: 'communication:google.confidence.possible',
};
const CONFIDENCE_TONES: Record<MatchConfidence, StateTone> = {
  sure: 'ok',
  likely: 'plain',
  possible: 'off',
};
const MATCH_REASON_TEXTS: Record<MatchReason, TextKey> = {
  'same-code': 'communication:google.reason.sameCode',
  'same-name': 'communication:google.reason.sameName',
  'similar-name': 'communication:google.reason.similarName',
  'other-name': 'communication:google.reason.otherName',
  'same-street': 'communication:google.reason.sameStreet',
  'other-street': 'communication:google.reason.otherStreet',
  'same-postcode': 'communication:google.reason.samePostcode',
  'other-postcode': 'communication:google.reason.otherPostcode',
  'same-city': 'communication:google.reason.sameCity',
  near: 'communication:google.reason.near',
  far: 'communication:google.reason.far',
  'several-alike': 'communication:google.reason.severalAlike',
};

/** One location of the brand: its Google profile or the best suggestion, and what can be done. */
export function GoogleLocationRow({
  location,
  isListed,
  links,
  onChoose,
}: {
  location: LinkableLocation;
  isListed: boolean;
  links: GoogleLinks;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const { link, proposals } = location;
  const [bestProposal] = proposals;
  const google = link ?? bestProposal?.google;
  const choose = bestProposal
    ? t('communication:google.links.choose')
    : t('communication:google.links.chooseFirst');
  // Every row has the same buttons, so their accessible names add the location. They start with the visible label.
  const nameOf = (action: string) =>
    t('communication:google.links.actionOf', { action, location: location.name });
  return (
    <li className={classes.row} data-location={location.name}>
      <div className={classes.place}>
        <b>{location.name}</b>
        <span>{location.address}</span>
      </div>
      <div className={classes.place}>
        {google ? (
          <>
            <GoogleName google={google} />
            <span>{google.address}</span>
          </>
        ) : (
          isListed && <span>{t('communication:google.links.noMatch')}</span>
        )}
        {link && <LinkedState link={link} />}
        {!link && bestProposal && <ProposedState proposal={bestProposal} />}
      </div>
      <div className={classes.actions}>
        {link && (
          <Button
            variant="subtle"
            aria-label={nameOf(t('communication:google.links.remove'))}
            onClick={() => links.unlink(location)}
          >
            {t('communication:google.links.remove')}
          </Button>
        )}
        {!link && bestProposal && (
          <ActionButton
            variant="default"
            isBusy={links.linkingId === location.id}
            aria-label={nameOf(t('communication:google.links.accept'))}
            onClick={() => void links.link(location, bestProposal.google)}
          >
            {t('communication:google.links.accept')}
          </ActionButton>
        )}
        {!link && isListed && (
          <Button
            variant={bestProposal ? 'subtle' : 'default'}
            aria-label={nameOf(choose)}
            onClick={onChoose}
          >
            {choose}
          </Button>
        )}
      </div>
    </li>
  );
}

function GoogleName({ google }: { google: ListedGoogleLocation }) {
  const { t } = useTranslation();
  if (!google.mapsUrl) return <b>{google.title}</b>;
  return (
    <a
      className={linkClasses.link}
      href={google.mapsUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={t('communication:google.links.openMap', { profile: google.title })}
    >
      {google.title}
    </a>
  );
}

function LinkedState({ link }: { link: NonNullable<LinkableLocation['link']> }) {
  const { t } = useTranslation();
  if (!link.isListed) return <State tone="due">{t('communication:google.links.notListed')}</State>;
  if (link.isVerified === false)
    return <State tone="due">{t('communication:google.links.notVerified')}</State>;
  return <State tone="ok">{t('communication:google.links.linked')}</State>;
}

function ProposedState({ proposal: { confidence, reasons } }: { proposal: GoogleProposal }) {
  const names = useNames(MATCH_REASON_TEXTS);
  const confidences = useNames(CONFIDENCE_TEXTS);
  return (
    <>
      <State tone={CONFIDENCE_TONES[confidence]}>{confidences[confidence]}</State>
      <small className={classes.reasons}>{reasons.map((reason) => names[reason]).join(', ')}</small>
    </>
  );
}
