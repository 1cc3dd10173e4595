import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './code-panel.module.css';

/** As a picture, so that nothing of the drawing can reach the page. */
export function CodePicture({
  svg,
  address,
  ground,
}: {
  svg: string | undefined;
  address: string;
  ground: string;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.code} style={{ '--code-ground': ground }}>
      {svg === undefined ? (
        <Skeleton width={176} height={176} animate={false} />
      ) : (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt={t('touchpoints:code.of', { address })}
        />
      )}
    </div>
  );
}
