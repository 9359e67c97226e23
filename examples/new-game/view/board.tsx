/** @jsxImportSource engawa/drawing */
import { capital, type Language } from 'engawa';
import { Board, type Drawn, type Eyes, eyesOf, type House, Nameplate } from 'engawa/drawing';
import { BRANCHES, KINDS } from '../data/index.ts';
import { hidden } from '../rules/imagine.ts';
import { score } from '../rules/scoring.ts';
import type { OrchardState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import type { GameWords } from '../words/vocabulary.ts';
import { Icon, SIGNS } from './blocks.ts';

export const HOUSES: readonly House[] = ['orange', 'teal', 'plum', 'blue'];

/** What every part of the drawing needs to know. */
interface Picture extends Eyes {
  readonly s: OrchardState;
  readonly words: GameWords;
}

/** The whole position as a picture, from what the viewer may know. It only draws: the client rings what is legal. */
export function draw(
  s: OrchardState,
  viewer: number,
  language: Language,
  names: readonly string[] = words[language].names.seat.map(String),
): Drawn {
  const picture: Picture = { ...eyesOf(viewer, s.seats, names), s, words: words[language] };
  const { phrases } = picture.words;
  return (
    <Board class="hoshigaki">
      <section class="tree panel" data-page="board" aria-label={phrases.tree}>
        {BRANCHES.map((_, branch) => (
          <Branch key={branch} picture={picture} branch={branch} />
        ))}
      </section>
      <section class="facts panel" data-page="board">
        <Pile title={phrases.basket} look="basket" counts={s.basket} />
        <Pile title={phrases.unseen} look="tree" counts={KINDS.map((_, kind) => hidden(s, kind))} />
        <Pile title={phrases.fallen} look="ground" counts={s.fallen} />
      </section>
      <section class="others" data-page="others" aria-label={phrases.others}>
        {picture.others.map((seat) => (
          <Homestead key={seat} picture={picture} seat={seat} />
        ))}
      </section>
      <section class="mine" data-page="mine">
        <Homestead picture={picture} seat={picture.seat} />
      </section>
    </Board>
  );
}

/** `data-ref` says what it is for the rules: the client lets one point at it for `pick left`. */
function Branch({ picture, branch }: { readonly picture: Picture; readonly branch: number }): Drawn {
  const { s, words: say } = picture;
  const { name } = say.names.branch[branch];
  return (
    <div class="branch" data-ref={`branch:${BRANCHES[branch].id}`}>
      <h3>{capital(name)}</h3>
      <div class="cards">
        {Array.from({ length: s.left[branch] }, (_, i) => (
          <i key={i} class="card" />
        ))}
      </div>
      <b>{s.left[branch]}</b>
    </div>
  );
}

interface PileProps {
  readonly title: string;
  /** What it is, for whoever looks at it. */
  readonly look: string;
  readonly counts: ArrayLike<number>;
}

/** How many of each kind lie somewhere. `data-look` says what a thing is that cannot be chosen. */
function Pile({ title, look, counts }: PileProps): Drawn {
  return (
    <div class="pile" data-look={look}>
      <small>{title}</small>
      <ul>
        {SIGNS.flatMap((sign, kind) =>
          kind < counts.length ? (
            <li key={sign} data-look={`kind:${kind}`}>
              <Icon of={sign} />
              <b>{counts[kind]}</b>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
    </div>
  );
}

/** Somebody's house, with what hangs under its eaves. */
function Homestead({ picture, seat }: { readonly picture: Picture; readonly seat: number }): Drawn {
  const { s, words: say, names } = picture;
  const points = score(s, seat);
  return (
    <div class="panel livery house" data-house={HOUSES[seat]}>
      <Nameplate
        house={HOUSES[seat]}
        seat={seat}
        name={names[seat]}
        points={points}
        title={say.phrases.points(points)}
      />
      <Pile title={say.phrases.eaves} look="eaves" counts={s.seat[seat].eaves} />
    </div>
  );
}
