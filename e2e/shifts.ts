import type { Page } from '@playwright/test';

interface Seen {
  shift: number;
  sources: string[];
}

/** Notes layout shifts as the browser itself counts them, from the next page on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, sources: [] };
    (window as unknown as { shifts: Seen }).shifts = seen;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        for (const { node } of entry.sources) {
          if (node instanceof Element) seen.sources.push(`${node.tagName}.${node.className}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { shifts: Seen }).shifts);
