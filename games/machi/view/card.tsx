/** @jsxImportSource engawa/drawing */
import { capital } from 'engawa';
import type { Drawn } from 'engawa/drawing';
import {
  ABILITY_OF,
  ACTIVATION,
  BONUS_ON,
  CAPACITY,
  CARDS,
  CLAN,
  isBuilding,
  isSamurai,
  isVillager,
  isYakuza,
  OUTPUT,
  type Output as Outputs,
  SABRES,
} from '../data/index.ts';
import { Likeness } from './art.tsx';
import { Icon } from './blocks.ts';
import { familyOf, type Picture } from './picture.ts';

/** Wealth, honour and rice as numbers with signs. */
export const Output = ({ of }: { readonly of: Outputs }): Drawn => (
  <span class="output">
    {(['wealth', 'honour', 'rice'] as const).map((id) =>
      of[id] > 0 ? (
        <span key={id} class="unit">
          {of[id]}
          <Icon of={id} />
        </span>
      ) : null,
    )}
  </span>
);

export const Sabres = ({ n }: { readonly n: number }): Drawn => (
  <span class="sabres">
    {Array.from({ length: n }, (_, i) => (
      <Icon key={i} of="sabre" />
    ))}
  </span>
);

/** What a card in a hand or on the flop can be for a move. */
function refsOf(card: number, flop: boolean): string {
  const { id } = CARDS[card];
  if (flop) return `card:${id}`;
  if (isYakuza(card)) return `yakuza:${id} card:${id}`;
  if (isSamurai(card)) return `villager:${id} samurai:${id} card:${id}`;
  if (isVillager(card)) return `villager:${id} card:${id}`;
  return isBuilding(card) ? `building:${id} card:${id}` : `card:${id}`;
}

/** The one card template: family mark, name, figures, one line of effect. */
export function Card(props: { readonly picture: Picture; readonly card: number; readonly flop?: true }): Drawn {
  const { picture, card, flop } = props;
  const { words, say } = picture;
  const { bonus } = CARDS[card].type;
  const family = familyOf(card);
  // Figures are drawn; what else the card does is said.
  const does = (family === 'event' ? words.names.card[card] : words.names.ability[ABILITY_OF[card]])?.effect;
  return (
    <div class={`leaf f-${family}`} data-ref={refsOf(card, flop === true)} data-look={`card:${CARDS[card].id}`}>
      <header>
        <Likeness card={card} />
        <b>{words.names.card[card].name}</b>
      </header>
      {isBuilding(card) && (
        <span class="room" role="img" aria-label={`${say.capacity} ${ACTIVATION[card]}/${CAPACITY[card]}`}>
          {ACTIVATION[card]}/{CAPACITY[card]}
        </span>
      )}
      <Output of={OUTPUT[card]} />
      {SABRES[card] > 0 && <Sabres n={SABRES[card]} />}
      {isYakuza(card) && <small class="note">{words.names.clan[CLAN[card]].name}</small>}
      {bonus && (
        <small class="note">
          {say.at(words.names.kind[BONUS_ON[card]])}
          <Output of={bonus.output} />
        </small>
      )}
      {does !== undefined && <small class="note does">{capital(does)}</small>}
    </div>
  );
}
