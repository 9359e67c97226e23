/** @jsxImportSource engawa/drawing */
import { NONE, rank } from 'engawa';
import { Crest, type Drawn } from 'engawa/drawing';
import { CARDS, YAKU_LIST } from '../data/index.ts';
import { score } from '../rules/month.ts';
import { tieBreaks } from '../rules/scoring.ts';
import { ENDINGS, layout } from '../rules/state.ts';
import { Back, Card } from './card.tsx';
import { HOUSES, isBetween, type Picture, shownMonth } from './picture.ts';

interface Props {
  readonly picture: Picture;
}

/** The deck, the field, and the card that waits for its pair. */
export function Table({ picture }: Props): Drawn {
  const { s, say, words } = picture;
  const laid = s.laid;
  return (
    <div class="spread">
      <div class="deck" data-look="deck">
        {s.deck.length > 0 && <Back name={say.deck} />}
        <b>{s.deck.length}</b>
      </div>
      <section class="field" data-look="field" aria-label={say.field}>
        {Array.from(s.field, (card, place) =>
          card === NONE ? (
            <i key={`place ${place}`} class={place < 8 ? 'place' : 'place spare'} />
          ) : (
            <Card key={CARDS[card].id} card={card} name={words.names.card[card]} />
          ),
        )}
      </section>
      {laid !== NONE && (
        <div class="laid" data-look="field">
          <Card card={laid} name={words.names.card[laid]} />
          <small>{say.laid}</small>
        </div>
      )}
      {isBetween(s) && <Result picture={picture} />}
    </div>
  );
}

/** How the month ended, over its last cards. */
function Result({ picture }: Props): Drawn {
  const { s, say, words, names } = picture;
  const month = shownMonth(s);
  if (month < 0)
    return (
      <p class="result" data-look="ending">
        {say.notYet}
      </p>
    );
  const winner = s.winner[month];
  const gained = winner === NONE ? s.oya : winner;
  const made = winner === NONE ? [] : YAKU_LIST.flatMap((_, i) => (s.seat[winner].made[i] > 0 ? [i] : []));
  const over = layout.pending(s) === undefined;
  return (
    <div class="result" data-look="ending">
      {winner !== NONE && <Crest house={HOUSES[winner]} class="big" />}
      <h3>{say.endings[ENDINGS[s.ending[month]]](names[gained], s.gain[month])}</h3>
      {made.length > 0 && (
        <ul>
          {made.map((yaku) => (
            <li key={yaku} data-look={`yaku:${yaku}`}>
              {words.names.yaku[yaku].name} <b>{s.seat[gained].made[yaku]}</b>
            </li>
          ))}
        </ul>
      )}
      {over && <p class="over">{say.over(names[rank(s, score, tieBreaks)[0][0]])}</p>}
    </div>
  );
}
