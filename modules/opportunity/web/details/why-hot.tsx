import { IconFlame } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { getAreaDetailsCall } from '#modules/opportunity/contract/map-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import link from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import classes from './details.module.css';

type Reasons = CallOutput<typeof getAreaDetailsCall>['reasons'];

/** Up to five reasons with a number each; one that can be acted on leads there. */
export function WhyHot({
  clientId,
  title,
  reasons,
  onList,
}: {
  clientId: string;
  title: string;
  reasons: Reasons;
  /** Of an area: lists its prospects. */
  onList?: ((list: 'all' | 'unserved') => void) | undefined;
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
          const text = t(`opportunity:details.reason.${reason}`, { count, ...params });
          const list = reason === 'prospects' ? 'all' : 'unserved';
          const isListed = reason === 'prospects' || reason === 'no-retailer-near';
          return (
            <li key={reason} className={classes.line}>
              {href !== '' ? (
                <Link
                  className={`${link.link} ${classes.reason}`}
                  to={clientAddress(clientId, href)}
                >
                  {text}
                </Link>
              ) : isListed && onList ? (
                <LinkButton className={classes.reason} onClick={() => onList(list)}>
                  {text}
                </LinkButton>
              ) : (
                <span className={classes.reason}>{text}</span>
              )}
              <b>{reason === 'growing' ? `+${percent(count)}` : number(count)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
