import { useMediaQuery } from '@mantine/hooks';
import { IconRestore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PHONE } from '#platform/web/layout/phone.ts';

/** The head of every step-by-step screen: title, start over and leave. */
export function WizardHead({
  title,
  subtitle,
  leaveTo,
  action,
  onStartOver,
}: {
  title: string;
  subtitle?: ReactNode;
  leaveTo: string;
  /** Beside the way out, where there is room. */
  action?: ReactNode;
  /** Left out while there is nothing to throw away. */
  onStartOver?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <PageHead
      title={title}
      subtitle={subtitle}
      actions={
        onStartOver && [
          {
            id: 'start-over',
            label: t('platform:wizard.startOver'),
            icon: IconRestore,
            run: onStartOver,
          },
        ]
      }
      tool={!isPhone && action}
      leave={{ to: leaveTo, label: t('platform:wizard.leave') }}
    />
  );
}
