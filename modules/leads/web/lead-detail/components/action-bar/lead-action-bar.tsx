import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconCheck, IconDots } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import {
  doesKeepExtendDeadline,
  type LeadAction,
} from '#modules/leads/contract/leads/lead-machine.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { offerNext } from '#platform/web/list/place/use-record-place.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { reasonTextKey, useActorName } from '../../data/lead-labels.ts';
import { type GivenAction, useActOnLead } from '../../data/use-change-lead.ts';

const ORDER: readonly LeadAction[] = ['undo', 'keep', 'reject', 'lose', 'convert', 'accept'];

const ConvertDialog = onDemand(() => import('../dialogs/convert-dialog.tsx'));
const ReasonDialog = onDemand(() => import('../dialogs/reason-dialog.tsx'));

const VARIANTS = { due: 'filled', possible: 'default', rare: 'subtle' } as const;

/** State of the lead as a sentence, and its next actions [LEAD-04]. */
export function LeadActionBar({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const nameOf = useActionNames(lead);
  const { act, doing } = useActOnLead(lead);
  const [asking, setAsking] = useState<'convert' | 'lose' | 'reject'>();
  const [now] = useState(Date.now);
  const stand = useStatusSentence(lead);
  const actions = nextActions(lead, now);
  const isFolded = (one: NextAction) => isPhone && one.weight === 'rare' && actions.length > 1;
  const folded = actions.filter(isFolded);

  const { version } = lead;
  // The version that was acted on; the new version may render before or after the action resolves.
  const [actedOn, setActedOn] = useState<number>();
  // The pressed button disappears after its action, so the focus moves to the next action.
  useEffect(() => {
    if (asking || actedOn === undefined || actedOn === version) return;
    setActedOn(undefined);
    focusNextAction();
  }, [actedOn, asking, version]);
  const actAndGoOn = async (given: GivenAction) => {
    const goOn = offerNext(lead.id);
    const refused = await act(given);
    if (refused !== undefined) return refused;
    setActedOn(version);
    if (given.action !== 'undo')
      goOn({ text: t('platform:list.decided'), label: t('platform:list.next') });
    return undefined;
  };

  const press = async (action: LeadAction) => {
    if (action === 'convert' || action === 'lose' || action === 'reject') setAsking(action);
    else await actNow({ action });
  };
  const actNow = async (given: GivenAction) => {
    const refused = await actAndGoOn(given);
    if (refused !== undefined) showToast({ tone: 'bad', text: refused });
  };
  const dialog = { lead, onAct: actAndGoOn, onClose: () => setAsking(undefined) };
  if (actions.length === 0) return null;
  return (
    <>
      <ActionBar label={t('leads:detail.counter.label')}>
        <ActionBarMessage>
          <MarkedText text={stand} />
        </ActionBarMessage>
        {folded.length > 0 && (
          <DropMenu
            position="top-end"
            rows={() =>
              folded.map(({ action }) => ({
                id: action,
                label: nameOf(action),
                run: () => void press(action),
              }))
            }
            button={(props) => (
              <ActionIcon {...props} size={44} aria-label={t('leads:detail.counter.more')}>
                <Icon of={IconDots} size={20} />
              </ActionIcon>
            )}
          />
        )}
        {actions
          .filter((one) => !isFolded(one))
          .map(({ action, weight }) => (
            <ActionButton
              key={action}
              data-lead-action={weight}
              variant={VARIANTS[weight]}
              isBusy={doing === action}
              leftSection={iconOf(action, weight)}
              onClick={() => void press(action)}
            >
              {nameOf(action)}
            </ActionButton>
          ))}
      </ActionBar>
      {asking === 'convert' && <ConvertDialog {...dialog} />}
      {(asking === 'lose' || asking === 'reject') && <ReasonDialog {...dialog} action={asking} />}
    </>
  );
}

/** The due action, otherwise the first possible one; for an ended lead its heading. */
function focusNextAction(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const next = find('[data-lead-action="due"]') ?? find('[data-lead-action]') ?? find('main h1');
  if (next?.tagName === 'H1') next.tabIndex = -1;
  next?.focus();
}

function iconOf(action: LeadAction, weight: NextAction['weight']) {
  if (weight === 'due') return <Icon of={IconCheck} />;
  return action === 'undo' ? <Icon of={IconArrowBackUp} /> : undefined;
}

/** Button label of an action; an undo names the undone action. */
function useActionNames({
  status,
  undoes,
}: Pick<Lead, 'status' | 'undoes'>): (action: LeadAction) => string {
  const { t } = useTranslation();
  return (action) => {
    if (action === 'undo')
      return t(`leads:detail.undo.${undoes && undoes !== 'undo' ? undoes : 'accept'}`);
    if (action === 'reject' && status === 'accepted') return t('leads:detail.act.giveBack');
    return t(`leads:detail.act.${action}`);
  };
}

interface NextAction {
  action: LeadAction;
  /** Button style: due actions are filled, possible ones outlined, rare ones plain. */
  weight: 'due' | 'possible' | 'rare';
}

/** Actions in the action bar, the due one last; the server decides which are available [LEAD-04]. */
export function nextActions(
  { status, actions, closesAt }: Pick<Lead, 'status' | 'actions' | 'closesAt'>,
  now: number,
): NextAction[] {
  // Recalculated here, because the page may have been open for days.
  const isKeepUseful = doesKeepExtendDeadline(
    closesAt === null ? null : new Date(closesAt),
    new Date(now),
  );
  const due = ({ new: 'accept', accepted: 'convert' } as const)[status as 'new' | 'accepted'];
  return ORDER.filter(
    (action) => actions.includes(action) && (action !== 'keep' || isKeepUseful),
  ).map((action) => ({
    action,
    weight:
      action === due ? 'due' : action === 'convert' || action === 'lose' ? 'possible' : 'rare',
  }));
}

/** State of the lead as a sentence with a highlighted part. */
export function useStatusSentence(lead: Lead): string {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const formatActor = useActorName();
  const { owner, closedBy } = lead;
  const actorName = formatActor(
    closedBy ?? { kind: 'recipient', name: owner?.name ?? '', email: owner?.email ?? null },
  );
  switch (lead.status) {
    case 'new':
      return t(
        lead.actions.includes('accept')
          ? 'leads:detail.counter.new'
          : 'leads:detail.counter.newToSee',
        { ago: ago(lead.createdAt) },
      );
    case 'accepted':
      return t('leads:detail.counter.accepted', {
        ago: ago(lead.acceptedAt ?? lead.createdAt),
        who: actorName,
      });
    case 'converted':
      return t('leads:detail.counter.converted', {
        ago: ago(lead.convertedAt ?? lead.createdAt),
        who: actorName,
      });
    case 'lost':
      return t('leads:detail.counter.lost', {
        ago: ago(lead.lostAt ?? lead.createdAt),
        reason: t(reasonTextKey('lose', lead.lostReason) ?? 'leads:link.loss.other'),
      });
  }
}
