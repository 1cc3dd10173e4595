import type { Page } from '@playwright/test';

export type Pan = {
  /** Frames per second on this machine. */
  frames: number;
  /** CPU milliseconds of the page per frame, independent of other load and of how pixels are drawn. */
  work: number;
};

/** Drags the map to and fro for a while. */
export async function measurePan(page: Page, seconds: number): Promise<Pan> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await busy();
  const frames = await dragged(page, seconds);
  const work = (1000 * ((await busy()) - before)) / (frames * seconds);
  return { frames, work };
}

async function dragged(page: Page, seconds: number): Promise<number> {
  return page.evaluate(async (milliseconds) => {
    const canvas = document.querySelector<HTMLElement>('.maplibregl-canvas');
    if (!canvas) throw new Error('there is no map');
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const drag = (type: string, x: number) =>
      (type === 'mousedown' ? canvas : window.document).dispatchEvent(
        new MouseEvent(type, {
          bubbles: true,
          clientX: x,
          clientY: middle.y,
          button: 0,
          buttons: type === 'mouseup' ? 0 : 1,
        }),
      );
    const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    drag('mousedown', middle.x);
    const started = await frame();
    let now = started;
    let frames = 0;
    while (now - started < milliseconds) {
      drag('mousemove', middle.x + 120 * Math.sin((now - started) / 300));
      now = await frame();
      frames += 1;
    }
    drag('mouseup', middle.x);
    return (1000 * frames) / (now - started);
  }, seconds * 1000);
}
