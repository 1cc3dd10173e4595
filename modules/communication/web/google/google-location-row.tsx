import { Button } from '@mantine/core';
import type {
  GoogleProposal,
  LinkableLocation,
  ListedGoogleLocation,
  MatchConfidence,
  MatchReason,
} from '#modules/communication/contract/google/google-locations.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { State, type StateTone, Tag } from '#platform/web/display/states/state.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type TextKey, useNames } from '#platform/web/module/translate.ts';
import classes from './google.module.css';
import { shownReasons } from './shown-reasons.ts';
import type { GoogleLinks } from './use-google-links.ts';

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

/** Headings of the parts of the rows below, which need none for screen readers. */
export function GoogleLocationHeads() {
  const { t } = useTranslation();
  return (
    <div className={classes.heads} aria-hidden="true">
      <span>{t('communication:review.shop')}</span>
      <span>{t('communication:google.links.profile')}</span>
      <span>{t('communication:google.links.match')}</span>
    </div>
  );
}

/** One location of the brand: its Google profile or the best suggestion, and the actions. */
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
      </div>
      <div className={classes.match}>
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
  const { t } = useTranslation();
  const names = useNames(MATCH_REASON_TEXTS);
  return (
    <>
      <State tone={CONFIDENCE_TONES[confidence]}>
        {t(`communication:google.confidence.${confidence}`)}
      </State>
      <ul className={classes.reasons}>
        {shownReasons(reasons).map((reason) => (
          <li key={reason}>
            <Tag>{names[reason]}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}
