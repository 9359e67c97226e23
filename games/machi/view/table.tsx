/** @jsxImportSource engawa/drawing */

import { capital, NONE } from 'engawa';
import type { Drawn } from 'engawa/drawing';
import { BUILDINGS, DECK_IDS, VILLAGERS } from '../data/index.ts';
import { deck, discardPile } from '../rules/cards.ts';
import { layout } from '../rules/state.ts';
import { Icon } from './blocks.ts';
import { Card } from './card.tsx';
import { lookAtEvent, type Props } from './picture.ts';

const KANJI = ['冬', '春', '夏', '秋'];
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

/** The wheel of the seasons with the year in its middle, and the years gone by. */
export function Seasons({ picture }: Props): Drawn {
  const { s, words, say } = picture;
  const over = layout.pending(s) === undefined;
  return (
    <section class="panel seasons">
      <div class="wheel" aria-hidden="true">
        {KANJI.map((kanji, season) => (
          <span
            key={kanji}
            class={season === s.season && !over ? `season s${season} now` : `season s${season}`}
            data-look={SEASONS[season]}
          >
            {kanji}
          </span>
        ))}
        <b class="hub" data-look="year">
          {s.year}
        </b>
      </div>
      <h3 data-look={over ? 'points' : SEASONS[s.season]}>{over ? say.over : words.things[SEASONS[s.season]].name}</h3>
      <ol class="years" data-look="year" aria-label={say.year(s.year, s.years)}>
        {Array.from({ length: s.years }, (_, i) => (
          <li key={i} class={i + 1 === s.year ? 'now' : i + 1 < s.year ? 'past' : 'next'}>
            {i + 1}
          </li>
        ))}
      </ol>
      {s.truce > 0 && (
        <p class="truce" data-look={lookAtEvent('truce')}>
          {say.truce}
        </p>
      )}
    </section>
  );
}

export function Flop({ picture }: Props): Drawn {
  const { s, words, say } = picture;
  const laid = s.flop.some((card) => card !== NONE);
  return (
    <section class="flop" aria-label={capital(words.things.flop.name)}>
      {laid ? (
        Array.from(s.flop, (card, slot) =>
          card === NONE ? (
            <div key={`slot ${slot}`} class="leaf gone" />
          ) : (
            <Card key={`slot ${slot}`} picture={picture} card={card} flop />
          ),
        )
      ) : (
        <p class="unlaid" data-look="flop">
          {say.unlaid}
        </p>
      )}
      {[VILLAGERS, BUILDINGS].map((which) => (
        <div key={DECK_IDS[which]} class={`leaf back ${DECK_IDS[which]}`} data-ref={`deck:${DECK_IDS[which]}`}>
          <Icon of={which === VILLAGERS ? 'villager' : 'building'} />
          <b>{deck(s, which).length}</b>
          <small>
            {words.names.deck[which].name} · {discardPile(s, which).length}
          </small>
        </div>
      ))}
    </section>
  );
}
