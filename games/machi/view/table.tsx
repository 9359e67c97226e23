/** @jsxImportSource #drawing */
import { Crest, type Drawn } from '#drawing';
import { NONE, UNKNOWN } from '#kernel';
import { BUILDINGS, COMBAT_IDS, DECK_IDS, SABRES, VILLAGERS } from '../data/index.ts';
import { deck, discardPile } from '../rules/cards.ts';
import { layout } from '../rules/state.ts';
import { controllerOf } from '../rules/village.ts';
import { Icon } from './blocks.ts';
import { Card, Sabres } from './card.tsx';
import { HOUSES, type Scene } from './scene.ts';

interface Props {
  readonly scene: Scene;
}

const KANJI = ['冬', '春', '夏', '秋'];

/** The wheel of the seasons, and the years gone by. */
export function Seasons({ scene }: Props): Drawn {
  const { s, labels } = scene;
  const over = layout.pending(s) === undefined;
  return (
    <section class="panel seasons">
      <h3>{over ? labels.over : `${labels.seasons[s.season]}`}</h3>
      <div class="wheel" aria-hidden="true">
        {KANJI.map((kanji, season) => (
          <span key={kanji} class={season === s.season && !over ? `season s${season} now` : `season s${season}`}>
            {kanji}
          </span>
        ))}
      </div>
      <ol class="years" title={labels.year(s.year, s.years)}>
        {Array.from({ length: s.years }, (_, i) => (
          <li key={i} class={i + 1 === s.year ? 'now' : i + 1 < s.year ? 'past' : 'next'}>
            {i + 1}
          </li>
        ))}
      </ol>
      {s.truce > 0 && <p class="truce">{labels.truce}</p>}
    </section>
  );
}

export function Flop({ scene }: Props): Drawn {
  const { s, labels } = scene;
  return (
    <section class="flop" aria-label={labels.flop}>
      {Array.from(s.flop, (card, slot) =>
        card === NONE ? <div key={slot} class="leaf gone" /> : <Card key={slot} scene={scene} card={card} flop />,
      )}
      {[VILLAGERS, BUILDINGS].map((which) => (
        <div key={which} class={`leaf back ${DECK_IDS[which]}`} data-ref={`deck:${DECK_IDS[which]}`}>
          <Icon of={which === VILLAGERS ? 'villager' : 'building'} />
          <b>{deck(s, which).length}</b>
          <small>
            {scene.words.names.deck[which]} · {discardPile(s, which).length}
          </small>
        </div>
      ))}
    </section>
  );
}

/** The duel under way: who against whom, what has been played, and one's own cards large. */
export function Duel({ scene }: Props): Drawn | null {
  const { s } = scene;
  if (s.challenger === NONE) return null;
  return (
    <section class="panel duel">
      <Side scene={scene} person={s.challenger} />
      <b class="versus">⚔</b>
      <Side scene={scene} person={s.target} />
    </section>
  );
}

function Side({ scene, person }: Props & { readonly person: number }): Drawn {
  const { s, viewer, say, words, labels } = scene;
  const seat = controllerOf(s, person);
  const me = s.seat[seat];
  const cards = COMBAT_IDS.map((id, card) => ({ id, card }));
  const known = seat === viewer && me.drawn !== UNKNOWN;
  return (
    <div class="fighter" data-house={HOUSES[seat]}>
      <header class="who">
        <Crest house={HOUSES[seat]} />
        <h3>{words.names.card[person]}</h3>
        <Sabres n={SABRES[person]} />
        <small class="chip">{me.ready ? say.ready : me.combatCards > 0 ? say.thinking : ''}</small>
      </header>
      <div class="strikes">
        {known
          ? cards.map(({ id, card }) =>
              me.drawn & (1 << card) ? (
                <span key={id} class={me.chosen === card + 1 ? 'strike laid' : 'strike'} data-ref={`combat:${id}`}>
                  {words.names.combat[card]}
                </span>
              ) : null,
            )
          : Array.from({ length: Math.max(0, me.combatCards) }, (_, i) => <span key={i} class="strike face-down" />)}
        {cards.map(({ id, card }) =>
          me.played & (1 << card) ? (
            <span key={id} class="strike played" title={labels.played}>
              {words.names.combat[card]}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
