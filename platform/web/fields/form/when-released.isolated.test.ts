import { beforeEach, expect, test, vi } from 'vitest';

const page = new EventTarget();
vi.stubGlobal('document', page);
beforeEach(() => {
  vi.stubGlobal('document', page);
});
const { whenReleased } = await import('./when-released.ts');

const fire = (event: string) => page.dispatchEvent(new Event(event));
const soon = () => new Promise((done) => setTimeout(done));

test('a field message is shown immediately while no pointer is pressed', () => {
  const say = vi.fn();
  whenReleased(say);
  expect(say).toHaveBeenCalledOnce();
});

test.each(['mouseup', 'dragend'])(
  'while the pointer is down nothing moves under it, until %s',
  async (end) => {
    const say = vi.fn();
    fire('mousedown');
    whenReleased(say);
    await soon();
    expect(say).not.toHaveBeenCalled();
    fire(end);
    // The click follows the release, and its target must not have moved.
    expect(say).not.toHaveBeenCalled();
    await soon();
    fire('mouseup');
    await soon();
    expect(say).toHaveBeenCalledOnce();
  },
);
