import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import { useOpenedAfterArrival } from '#platform/web/module/load-chunk.tsx';

export default function HintBubble(given: {
  of: RefObject<HTMLElement | null>;
  text: string;
  isShown: boolean;
}) {
  const opened = useOpenedAfterArrival(given.isShown);
  return <Tooltip target={given.of} label={given.text} opened={opened} />;
}
