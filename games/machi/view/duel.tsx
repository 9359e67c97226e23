/** @jsxImportSource engawa/drawing */

import { NONE, UNKNOWN } from 'engawa';
import { Crest, type Drawn, Pips, tip } from 'engawa/drawing';
import { COMBAT_GAIN, COMBAT_IDS, PASSES } from '../data/index.ts';
import { combatValue } from '../rules/duel.ts';
import { layout, STEPS } from '../rules/state.ts';
import { controllerOf } from '../rules/village.ts';
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
    <section class="panel duel">
      <Side picture={picture} person={s.challenger} gained={ours} />
      <div class="versus">
        <b>⚔</b>
        <Pips n={pass} of={PASSES} name={say.passes} />
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
    <div class="fighter" data-house={HOUSES[seat]}>
      <header class="who">
        <Crest house={HOUSES[seat]} />
        <h3 title={tip(words.names.card[person])}>{words.names.card[person].name}</h3>
        <small class="chip">{me.ready ? say.ready : me.combatCards > 0 ? say.thinking : ''}</small>
        <b class="tally" title={say.tally(value, gained)}>
          {value + gained}
        </b>
      </header>
      <div class="strikes">
        {known
          ? COMBAT_IDS.map((id, card) =>
              me.drawn & (1 << card) ? (
                <span
                  key={id}
                  class={me.chosen === card + 1 ? 'strike laid' : 'strike'}
                  data-ref={`combat:${id}`}
                  title={tip(words.names.combat[card])}
                >
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
            <span key={`${id} played`} class="strike played" title={say.played}>
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
  const [us, them] = [s.challenger, s.target].map((person) => controllerOf(s, person));
  const [mine, theirs] = viewer === them ? [them, us] : [us, them];
  const { drawn } = s.seat[mine];
  const { played } = s.seat[theirs];
  const holds = (card: number) => viewer === mine && drawn !== UNKNOWN && (drawn & (1 << card)) !== 0;
  const open = COMBAT_IDS.map((_, card) => card).filter((card) => !(played & (1 << card)));
  return (
    <table class="outcomes">
      <thead>
        <tr>
          <th>{say.outcomes}</th>
          {COMBAT_IDS.map((id, card) => (
            <th key={id} class={open.includes(card) ? 'open' : 'gone'} title={tip(words.names.combat[card])}>
              {KANJI[card]}
            </th>
          ))}
          <th title={say.onAverage}>⌀</th>
        </tr>
      </thead>
      <tbody>
        {COMBAT_IDS.map((id, card) => (
          <tr key={id} class={holds(card) ? 'held' : 'other'}>
            <th>
              <i>{KANJI[card]}</i> {words.names.combat[card].name}
            </th>
            {COMBAT_IDS.map((theirId, other) => (
              <td key={theirId} class={`${toneOf(margin(card, other))} ${open.includes(other) ? 'open' : 'gone'}`}>
                {signed(margin(card, other))}
              </td>
            ))}
            <td class="mean">{signed(Math.round((10 * total(open, card)) / open.length) / 10)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sabres one side gains more than the other. */
const margin = (mine: number, theirs: number): number =>
  COMBAT_GAIN[mine * COMBAT_IDS.length + theirs] - COMBAT_GAIN[theirs * COMBAT_IDS.length + mine];
const total = (open: readonly number[], mine: number): number =>
  open.reduce((sum, theirs) => sum + margin(mine, theirs), 0);
const toneOf = (n: number): string => (n > 0 ? 'good' : n < 0 ? 'bad' : 'even');
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
