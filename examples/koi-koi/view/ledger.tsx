/** @jsxImportSource engawa/drawing */
import { NONE } from 'engawa';
import { Crest, type Drawn } from 'engawa/drawing';
import { YAKU_LIST } from '../data/index.ts';
import { ENDING } from '../rules/state.ts';
import { HOUSES, type Picture } from './picture.ts';
import { progressOf, yakuInPlay } from './progress.ts';

interface Props {
  readonly picture: Picture;
}

/** Which month it is, and what the months brought so far. */
export function Months({ picture }: Props): Drawn {
  const { s, say, words, names } = picture;
  return (
    <section class="panel months" data-look="months">
      <h3>{say.month(s.month, s.months)}</h3>
      <p class="flower" data-look={`month:${s.month - 1}`}>
        {words.names.month[s.month - 1].name}
      </p>
      <ol aria-label={say.sheet}>
        {Array.from({ length: s.months }, (_, month) => {
          const ending = s.ending[month];
          const who = ending === ENDING.privilege ? oyaOf(picture, month) : s.winner[month];
          const now = month === s.month - 1 && ending === NONE;
          return (
            <li
              key={month}
              class={now ? 'now' : ending === NONE ? 'next' : 'past'}
              aria-label={
                ending === NONE
                  ? words.names.month[month].name
                  : `${who === NONE ? say.nobody : names[who]}: ${s.gain[month]}`
              }
            >
              <span class="number">{month + 1}</span>
              {ending === NONE ? <b class="dot">·</b> : <b>{who === NONE ? '—' : s.gain[month]}</b>}
              {who !== NONE && ending !== NONE && <Crest house={HOUSES[who]} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Who dealt a month that is over. */
function oyaOf({ s }: Picture, month: number): number {
  for (let before = month - 1; before >= 0; before--) if (s.winner[before] !== NONE) return s.winner[before];
  return s.firstOya;
}

/** How far both players are with each yaku. */
export function Yaku({ picture }: Props): Drawn {
  const { s, say, words, seat, others, names } = picture;
  const sides = [seat, ...others];
  return (
    <section class="panel yaku" data-look="yaku">
      <table>
        <thead>
          <tr>
            <th scope="col" colspan={2}>
              {say.yaku}
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" aria-label={names[side]} data-look={`seat:${side}`} data-of={side}>
                <Crest house={HOUSES[side]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yakuInPlay(s).map((yaku) => {
            const { points, each } = YAKU_LIST[yaku];
            const word = words.names.yaku[yaku];
            return (
              <tr key={yaku} data-look={`yaku:${yaku}`}>
                <th scope="row">{word.short}</th>
                <td class="worth">
                  {points}
                  {each > 0 ? '+' : ''}
                </td>
                {sides.map((side) => (
                  <Cell key={side} picture={picture} seat={side} yaku={yaku} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Points where it counts, a dash where it cannot be made any more, otherwise how many of how many. */
function Cell({ picture, seat, yaku }: Props & { readonly seat: number; readonly yaku: number }): Drawn {
  const { have, need, points, lost } = progressOf(picture.s, seat, yaku);
  if (points > 0) {
    return (
      <td class="made">
        <b class="seal">{points}</b>
      </td>
    );
  }
  if (lost) return <td class="lost">—</td>;
  // A better one of its family counts instead.
  if (have === need) return <td class="far">✓</td>;
  return (
    <td class={have === 0 ? 'far' : need - have === 1 ? 'near' : 'some'}>
      {have}/{need}
    </td>
  );
}
