/** @jsxImportSource engawa/drawing */

import { NONE, UNKNOWN } from 'engawa';
import { Crest, type Drawn, Pips } from 'engawa/drawing';
import { CARDS, COMBAT_IDS, PASSES } from '../data/index.ts';
import { combatValue } from '../rules/duel.ts';
import { layout, STEPS } from '../rules/state.ts';
import { controllerOf } from '../rules/village.ts';
import { Likeness } from './art.tsx';
import { margin, meanMargin, openCards, sidesOf, signed } from './margins.ts';
import { HOUSES, type Props } from './picture.ts';

/** The characters of the seven strokes: head, trunk, leg, all, lightning, receive, avoid. Ornament beside the words. */
const KANJI = ['面', '胴', '足', '全', '雷', '受', '避'];

/** The duel under way: who against whom, what has been played, one's own cards large, and what each would bring. */
export function Duel({ picture }: Props): Drawn | null {
  const { s, say } = picture;
  if (s.challenger === NONE) return null;
  const pending = layout.pending(s);
  const { pass, ours, theirs } = pending?.step === STEPS.pass ? pending.figures : { pass: 0, ours: 0, theirs: 0 };
  return (
    <section class="panel duel" data-look="duel">
      <Side picture={picture} person={s.challenger} gained={ours} />
      <div class="versus">
        <b>⚔</b>
        <Pips n={pass} of={PASSES} name={say.passes} look="duel" />
      </div>
      <Side picture={picture} person={s.target} gained={theirs} />
      <Outcomes picture={picture} />
    </section>
  );
}

function Side({ picture, person, gained }: Props & { readonly person: number; readonly gained: number }): Drawn {
  const { s, viewer, say, words } = picture;
  const seat = controllerOf(s, person);
  const me = s.seat[seat];
  const known = seat === viewer && me.drawn !== UNKNOWN;
  const value = combatValue(s, person);
  return (
    <div class="fighter" data-house={HOUSES[seat]} data-look={`duelist:${CARDS[person].id}`} data-of={seat}>
      <header class="who">
        <Likeness card={person} />
        <Crest house={HOUSES[seat]} />
        <h3>{words.names.card[person].name}</h3>
        <small class="chip">{me.ready ? say.ready : me.combatCards > 0 ? say.thinking : ''}</small>
        <b class="tally" role="img" aria-label={say.tally(value, gained)}>
          {value + gained}
        </b>
      </header>
      <div class="strikes">
        {known
          ? COMBAT_IDS.map((id, card) =>
              me.drawn & (1 << card) ? (
                <span key={id} class={me.chosen === card + 1 ? 'strike laid' : 'strike'} data-ref={`combat:${id}`}>
                  <i>{KANJI[card]}</i>
                  {words.names.combat[card].name}
                </span>
              ) : null,
            )
          : Array.from({ length: Math.max(0, me.combatCards) }, (_, i) => (
              <span key={i} class={me.ready && i === 0 ? 'strike face-down laid' : 'strike face-down'} />
            ))}
        {COMBAT_IDS.map((id, card) =>
          me.played & (1 << card) ? (
            <span key={`${id} played`} class="strike played" data-look={`combat:${id}`}>
              <i>{KANJI[card]}</i>
              {words.names.combat[card].name}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** M-11.7 from where the viewer stands: what each card brings over each of the other side's, and on the whole. */
function Outcomes({ picture }: Props): Drawn {
  const { s, viewer, say, words } = picture;
  const [mine] = sidesOf(s, viewer);
  const { drawn } = s.seat[mine];
  const holds = (card: number) => viewer === mine && drawn !== UNKNOWN && (drawn & (1 << card)) !== 0;
  const open = openCards(s, viewer);
  return (
    <table class="outcomes">
      <thead>
        <tr>
          <th>{say.outcomes}</th>
          {COMBAT_IDS.map((id, card) => (
            <th key={id} class={open.includes(card) ? 'open' : 'gone'} data-look={`combat:${id}`}>
              {KANJI[card]}
            </th>
          ))}
          <th aria-label={say.onAverage}>⌀</th>
        </tr>
      </thead>
      <tbody>
        {COMBAT_IDS.map((id, card) => (
          <tr key={id} class={holds(card) ? 'held' : 'other'} data-look={`combat:${id}`}>
            <th>
              <i>{KANJI[card]}</i> {words.names.combat[card].name}
            </th>
            {COMBAT_IDS.map((theirId, other) => (
              <td key={theirId} class={`${toneOf(margin(card, other))} ${open.includes(other) ? 'open' : 'gone'}`}>
                {signed(margin(card, other))}
              </td>
            ))}
            <td class="mean">{meanMargin(s, viewer, card)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toneOf = (n: number): string => (n > 0 ? 'good' : n < 0 ? 'bad' : 'even');
