import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Drawn, Patterns } from '#drawing';
import { type Game, rngFrom } from '#kernel';
import type { Face } from '../face.ts';
import { useLoaded } from '../loading.tsx';
import { settings } from '../settings/settings.ts';
import { element, wearHouses } from '../table/crest.tsx';
import { editionWording } from './words/index.ts';

interface Props {
  readonly game: Game;
  /** The figures are not right yet: what is shown is how it looked before. */
  readonly waits: boolean;
  /** The thing somebody is typing a figure of. */
  readonly focus: { readonly ref: string; readonly name: string } | undefined;
}

/** So many beginnings are dealt to find one in which a thing lies on the table. */
const MOST_DEALS = 60;

const names = (drawn: Drawn | string, ref: string): boolean =>
  typeof drawn !== 'string' &&
  (drawn.props['data-ref'] === ref ||
    drawn.props['data-look'] === ref ||
    drawn.children.some((child) => names(child, ref)));

/** A beginning of the game as it would lie on the table with these figures, and one in which the thing is in sight where there is one. */
function draw(game: Game, face: Face, ref: string): Drawn {
  const [least] = game.seats;
  let first: Drawn | undefined;
  for (let deal = 0; deal < (ref === '' ? 1 : MOST_DEALS); deal++) {
    const s = game.setup(least, {}, rngFrom(`edition ${deal}`));
    const drawn = face.draw(game.conceal(s, 0), 0, settings.value.language);
    first ??= drawn;
    if (ref !== '' && names(drawn, ref)) return drawn;
  }
  return first!;
}

/** What the figures look like on the table, while one types. */
export function Picture({ game, waits, focus }: Props) {
  const words = editionWording.value;
  const pane = useRef<HTMLDivElement>(null);
  const { value: face } = useLoaded(async () => (await game.face?.()) as Face | undefined, [game]);
  const shown = useRef<Face | undefined>(undefined);
  shown.current = face ?? shown.current;
  const ref = focus?.ref ?? '';
  const drawn = useMemo(() => {
    if (!face) return undefined;
    wearHouses(face.houses);
    return element(draw(game, face, ref));
  }, [game, face, ref, settings.value.language]);
  const last = useRef(drawn);
  last.current = drawn ?? last.current;
  useEffect(() => {
    const found = ref === '' ? undefined : pane.current?.querySelector(`[data-ref="${ref}"], [data-look="${ref}"]`);
    for (const old of pane.current?.querySelectorAll('[data-looked]') ?? []) old.removeAttribute('data-looked');
    found?.setAttribute('data-looked', '');
    if (!found || !pane.current) return;
    const at = found.getBoundingClientRect();
    const around = pane.current.getBoundingClientRect();
    pane.current.scrollBy(at.left - around.left - around.width / 3, at.top - around.top - around.height / 3);
  }, [drawn]);
  if (!shown.current) return null;
  return (
    <section class="edition-picture" aria-label={words.looks}>
      <h2>{focus ? words.looksOf(focus.name) : words.looks}</h2>
      {waits ? <p class="quiet">{words.unmade}</p> : undefined}
      <div class="edition-stage" data-game={game.id} ref={pane} aria-hidden="true">
        <div class="board-pane" data-showing="board">
          {element(Patterns())}
          {last.current}
        </div>
      </div>
    </section>
  );
}
