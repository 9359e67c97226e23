/** @jsxImportSource engawa/drawing */
import { UNKNOWN } from 'engawa';
import { type Drawn, Nameplate } from 'engawa/drawing';
import { CARDS, KINDS, monthOf } from '../data/index.ts';
import { matches } from '../rules/field.ts';
import { multiplier, score } from '../rules/month.ts';
import { sumOf } from '../rules/yaku.ts';
import { Back, Card } from './card.tsx';
import { HOUSES, isBetween, type Picture } from './picture.ts';

interface Props {
  readonly picture: Picture;
  readonly seat: number;
}

/** Who it is, the points, who deals, who called koi-koi, and what stopping now would bring. */
export function Plate({ picture, seat }: Props): Drawn {
  const { s, say, names } = picture;
  const me = s.seat[seat];
  // Between two months nothing is at stake.
  const times = isBetween(s) ? 1 : multiplier(s, seat);
  const sum = isBetween(s) ? 0 : sumOf(me.made);
  const points = score(s, seat);
  return (
    <div class="plate">
      <Nameplate house={HOUSES[seat]} seat={seat} name={names[seat]} points={points} title={say.points(points)} />
      <p class="standing">
        {!isBetween(s) && (
          <b class={sum > 0 ? 'stake' : 'stake none'} data-look="stake" data-of={seat}>
            {sum > 0 ? say.stake(sum, times) : say.noYaku}
          </b>
        )}
        <small class="chip" data-look={s.oya === seat ? 'oya' : 'ko'}>
          {s.oya === seat ? say.oya : say.ko}
        </small>
        {me.calls > 0 && (
          <small class="chip call" data-look="call">
            {say.calls(me.calls)}
          </small>
        )}
        {times > 1 && (
          <small class="chip times" data-look="doubling">
            {say.times(times)}
          </small>
        )}
      </p>
    </div>
  );
}

/** Captured cards, sorted by kind, the later half over the earlier. */
export function Captured({ picture, seat }: Props): Drawn {
  const { s, say, words } = picture;
  return (
    <div class="captured" data-look="captured" data-of={seat}>
      {KINDS.map((kind) => {
        const cards = CARDS.flatMap((card, i) => (s.taker[i] === seat && card.kind === kind ? [i] : []));
        return (
          <section key={kind} class={cards.length > 0 ? `pile p-${kind}` : `pile p-${kind} none`}>
            <h3>
              {say.kinds[kind]} <b>{cards.length}</b>
            </h3>
            <div class="fan">
              {cards.map((card) => (
                <Card key={CARDS[card].id} card={card} name={words.names.card[card]} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The cards in a hand, face down for everybody else; at the end of a month what was left of it lies open. */
export function Hand({ picture, seat }: Props): Drawn {
  const { s, say, words } = picture;
  const { hand, shown } = s.seat[seat];
  const open = shown.length > 0 ? shown : hand;
  return (
    <section class="hand" aria-label={shown.length > 0 ? say.shown : say.hand} data-look="hand" data-of={seat}>
      {Array.from(open.items(), (card, i) =>
        card === UNKNOWN ? (
          <Back key={`back ${i}`} name={say.back} />
        ) : (
          <Card
            key={CARDS[card].id}
            card={card}
            name={words.names.card[card]}
            pairs={matches(s, monthOf(card)) > 0 && !isBetween(s)}
          />
        ),
      )}
    </section>
  );
}
