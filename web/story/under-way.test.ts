import { expect, it, vi } from 'vitest';
import { landAll, moving } from './under-way.ts';

it('whatever moves is finished at once by who is in a hurry, and nothing twice', () => {
  const [slow, quick] = [vi.fn(), vi.fn()];
  moving(slow);
  const arrived = moving(quick);
  arrived();
  landAll();
  landAll();
  expect(slow).toHaveBeenCalledTimes(1);
  expect(quick).not.toHaveBeenCalled();
});
