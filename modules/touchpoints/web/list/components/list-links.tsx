import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustments, IconChartBar, IconDots, IconUnlink } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { PHONE } from '#platform/web/layout/phone.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import classes from './list.module.css';

/** Where one looks at touchpoints in other ways; on a phone they stand behind the dots. */
export function ListLinks({ clientId, deadCodes }: { clientId: string; deadCodes: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const links = [
    ...(deadCodes > 0
      ? [
          {
            id: 'dead-codes',
            label: t('touchpoints:list.deadCodes', {
              count: deadCodes,
              formatted: number(deadCodes),
            }),
            icon: <Icon of={IconUnlink} />,
          },
        ]
      : []),
    {
      id: 'statistics',
      label: t('touchpoints:title.statistics'),
      icon: <Icon of={IconChartBar} />,
    },
    {
      id: 'configurations',
      label: t('touchpoints:title.configurations'),
      icon: <Icon of={IconAdjustments} />,
    },
  ];
  const hrefOf = (id: string) => clientAddress(clientId, `touchpoints/${id}`);
  if (phone)
    return (
      <DropMenu
        position="bottom-end"
        rows={() =>
          links.map((link) => ({ ...link, run: () => void navigate({ href: hrefOf(link.id) }) }))
        }
        button={(props) => (
          <ActionIcon
            {...props}
            className={classes.others}
            variant="default"
            aria-label={t('touchpoints:detail.more')}
          >
            <Icon of={IconDots} />
          </ActionIcon>
        )}
      />
    );
  return links.map(({ id, label, icon }) => (
    <Button key={id} component={Link} variant="subtle" to={hrefOf(id)} leftSection={icon}>
      {label}
    </Button>
  ));
}
