/** @jsxImportSource #drawing */
import { Crest, type House } from './crest.tsx';
import type { Eyes } from './eyes.ts';
import type { Content, Drawn } from './node.ts';

interface SealProps {
  readonly n: string | number;
  /** The points in words. */
  readonly title: string;
  /** Whose points they are. */
  readonly seat?: number;
  /** What they are printed on, where they are not somebody's. */
  readonly look?: string;
}

/** Victory points stand in a red seal. */
export function Seal({ n, title, seat, look = 'points' }: SealProps): Drawn {
  return (
    <b class="seal" data-stat="vp" data-look={look} data-of={seat} role="img" aria-label={title}>
      {n}
    </b>
  );
}

interface NameplateProps {
  readonly house: House;
  /** The seat: whoever looks at the name is told what this player has. */
  readonly seat?: number;
  readonly name: string;
  readonly points: number;
  /** The points in words. */
  readonly title: string;
  readonly big?: boolean;
  /** What else is worth knowing at a glance. */
  readonly children?: Content;
}

/** Who it is, and the points. */
export function Nameplate({ house, seat, name, points, title, big, children }: NameplateProps): Drawn {
  return (
    <header class="who" data-look={seat === undefined ? undefined : `seat:${seat}`} data-of={seat}>
      {big ? <Crest house={house} class="big" /> : <Crest house={house} />}
      <h3>{name}</h3>
      <Seal n={points} title={title} seat={seat} />
      {children}
    </header>
  );
}

/** The root of a drawing: the room it is given, and in it the board that bears the name of its game. */
export function Board(props: { readonly class: string; readonly children?: Content }): Drawn {
  return (
    <div class="board">
      <div class={props.class}>{props.children}</div>
    </div>
  );
}

interface OthersProps<P extends Eyes> {
  readonly picture: P;
  readonly label: string;
  /** What is shown of each. */
  readonly strip: (props: { readonly picture: P; readonly seat: number }) => Drawn;
}

/** Everybody else at the table, in the order of play. */
export function Others<P extends Eyes>({ picture, label, strip: Strip }: OthersProps<P>): Drawn {
  return (
    <section class="others" data-page="others" aria-label={label}>
      {picture.others.map((seat) => (
        <Strip key={seat} picture={picture} seat={seat} />
      ))}
    </section>
  );
}

interface PipsProps {
  readonly n: number;
  readonly of: number;
  readonly name: string;
  /** The reference that explains them. */
  readonly look?: string;
}

/** As many filled marks as there are, of as many as there could be. */
export function Pips({ n, of, name, look }: PipsProps): Drawn {
  return (
    <span class="pips" data-look={look} role="img" aria-label={`${name} ${n}/${of}`}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < n ? 'on' : 'off'} />
      ))}
    </span>
  );
}

/** How full something is that ends the game, or a phase, when it is full. */
export function Level({ part }: { readonly part: number }): Drawn {
  return <i class="level" style={`--part:${Math.max(0, Math.min(1, part))}`} />;
}
