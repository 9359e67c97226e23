/** @jsxImportSource engawa/drawing */
import { type Drawn, Nameplate } from 'engawa/drawing';
import { vp } from '../rules/purse.ts';
import { HOUSES, type Picture } from './picture.ts';
import { allPointsNow, isOver } from './standing.ts';

/** Who it is, the points, and those the regions would bring now. */
export function Who({
  picture,
  seat,
  big,
}: {
  readonly picture: Picture;
  readonly seat: number;
  readonly big?: boolean;
}): Drawn {
  const { s, say, words, names } = picture;
  const points = vp(s.seat[seat]);
  return (
    <Nameplate
      house={HOUSES[seat]}
      seat={seat}
      name={names[seat]}
      points={points}
      title={say.some(points, words.things.vp)}
      big={big}
    >
      {!isOver(s) && (
        <small class="soon" data-look="soon">
          +{allPointsNow(s, seat)}
        </small>
      )}
    </Nameplate>
  );
}
