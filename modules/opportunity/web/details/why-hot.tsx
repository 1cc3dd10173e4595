import { IconFlame } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { getAreaDetailsCall, HotReason } from '#modules/opportunity/contract/map-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import link from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from './details.module.css';

type Reasons = CallOutput<typeof getAreaDetailsCall>['reasons'];

/** Up to five reasons with a number each; one that can be acted on leads there. */
export function WhyHot({
  clientId,
  title,
  reasons,
  acts = {},
  children,
}: {
  clientId: string;
  title: string;
  reasons: Reasons;
  /** Actions that replace the link of a reason, with the current map filters. */
  acts?: Partial<Record<HotReason, () => void>>;
  /** What else can be done about it. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  if (reasons.length === 0) return null;
  return (
    <section className={classes.card}>
      <h3>
        <Icon of={IconFlame} />
        {title}
      </h3>
      <ul className={classes.lines}>
        {reasons.map(({ reason, count, params, href }) => {
          const text = t(`opportunity:details.reason.${keyOf(reason, params)}`, {
            ...params,
            ...(typeof params.average === 'number' && { average: number(params.average, 1) }),
          });
          return (
            <li key={reason} className={classes.line}>
              {acts[reason] ? (
                <LinkButton className={classes.reason} onClick={acts[reason]}>
                  {text}
                </LinkButton>
              ) : href !== '' ? (
                <Link
                  className={`${link.link} ${classes.reason}`}
                  to={clientAddress(clientId, href)}
                >
                  {text}
                </Link>
              ) : (
                <span className={classes.reason}>{text}</span>
              )}
              <b>{reason === 'growing' ? `+${percent(count)}` : number(count)}</b>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

/** The city of a deleted location is unknown. */
function keyOf(reason: HotReason, { town }: Reasons[number]['params']) {
  return reason === 'leads-sent-away' && town === '' ? 'leads-sent-elsewhere' : reason;
}
