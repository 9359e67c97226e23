import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Protocol } from '../protocol.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

/** Does a text read as the page shows it? `…` stands for anything, and white space does not count. */
function readsAs(shown: string): RegExp {
  const parts = shown.split('…').map((part) => part.replace(/\s/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

it('the page of the protocol shows what is really answered', () => {
  const protocol = new Protocol();
  const talk = page.match(/^→ .*\n← .*$/gm)!;
  expect(talk.length).toBeGreaterThan(4);
  let record = '';
  for (const exchange of talk) {
    const [asked, answered] = exchange.split('\n').map((line) => line.slice(2));
    const answer = protocol.line(asked);
    expect(answer.replace(/\s/g, ''), asked).toMatch(readsAs(answered));
    record = JSON.stringify(JSON.parse(answer).record ?? record);
  }
  const [, shown] = /```json\n(.*?)```/s.exec(page)!;
  expect(record.replace(/\s/g, '')).toMatch(readsAs(shown));
});
