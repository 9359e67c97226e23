import { describe, expect, it } from 'vitest';
import { chaptersOf, clausesIn, spansOf } from './chapters.ts';

const TEXT = `# A game

## Boats {#boats}

You have boats. {T-8.1.1 everyone’s boats} They go to sea.

### Where to begin
![Five arrows.](arrows)
Begin at an arrow. {T-8.1.4}

- One more line. {T-8.1.2 the first boat}

> [Two boats](two-boats) Which island?

## Building {#building}

Then you build.
`;

describe('the chapters of a guide', () => {
  const [boats, building, ...rest] = chaptersOf(TEXT);

  it('have an address, a title and passages with their pictures', () => {
    expect(rest).toEqual([]);
    expect([boats.id, boats.title, building.id]).toEqual(['boats', 'Boats', 'building']);
    expect(boats.passages.map(({ heading }) => heading)).toEqual([undefined, 'Where to begin']);
    expect(boats.passages[1].illustration).toEqual({ alt: 'Five arrows.', picture: 'arrows' });
    expect(boats.passages[1].blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'item']);
  });

  it('invite to positions', () => {
    expect(boats.exercises).toEqual([{ position: 'two-boats', title: 'Two boats', question: 'Which island?' }]);
    expect(building.exercises).toEqual([]);
  });

  it('take a minute at least, and longer with more words and pictures', () => {
    expect(boats.minutes).toBe(1);
    expect(chaptersOf(`## Long {#long}\n${'word '.repeat(320)}`)[0].minutes).toBe(2);
    expect(chaptersOf(`## 長い {#long}\n${'字'.repeat(840)}`)[0].minutes).toBe(2);
  });

  it('name clauses behind their sentences, with or without a gloss', () => {
    expect(spansOf('You have boats. {T-8.1.1 everyone’s boats} They go.')).toEqual([
      'You have boats.',
      { clause: 'T-8.1.1', gloss: 'everyone’s boats' },
      ' They go.',
    ]);
    expect(spansOf('Begin. {T-8.1.4}')).toEqual(['Begin.', { clause: 'T-8.1.4', gloss: '' }]);
    expect(clausesIn(TEXT)).toEqual(['T-8.1.1', 'T-8.1.4', 'T-8.1.2']);
  });
});
