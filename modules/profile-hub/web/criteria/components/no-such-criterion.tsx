import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';

export function NoSuchCriterion({ list }: { list: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('profile-hub:criterion.gone')}
      actions={
        <Button component={Link} to={list}>
          {t('profile-hub:menu.criteria')}
        </Button>
      }
    >
      {t('profile-hub:criterion.goneText')}
    </MessagePage>
  );
}
