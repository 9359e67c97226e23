import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { cardOf } from '../cards.ts';
import { KeyPicture } from '../picture.tsx';
import { ownName, usualBot } from '../play/seats.ts';
import type { LocalSeat } from '../play/shelf.ts';
import { openSaved } from '../play/start.ts';
import { atRest, settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import type { openLiving } from './open.ts';
import type { LivingView } from './view.tsx';

/** The home page is there, and has been looked at for a moment, before a game is fetched for it. */
const CALM_MS = 900;

type Opened = Awaited<ReturnType<typeof openLiving>> & {
  readonly View: typeof LivingView;
  readonly Foot: typeof import('./foot.tsx').LivingFoot;
};

async function open(id: string): Promise<Opened> {
  const [{ openLiving }, { LivingView }, { LivingFoot }] = await Promise.all([
    import('./open.ts'),
    import('./view.tsx'),
    import('./foot.tsx'),
  ]);
  return { ...(await openLiving(id)), View: LivingView, Foot: LivingFoot };
}

/** Bots of one level under names of their own: four heirs of one name would be hard to tell apart. */
const guests = (seats: number): LocalSeat[] =>
  wording.value.botNames.slice(0, seats).map((name) => ({ name, level: usualBot() }));

/**
 * A board on the home page on which bots play quietly. It is a picture first; the game comes after the page, in the same
 * room. It stands still out of sight, where nothing should move, and where data is dear: there it goes on when asked.
 */
export function Living({ game: id }: { readonly game: string }) {
  const { living: words } = wording.value;
  const { language } = settings.value;
  const title = cardOf(id)!.titles[language];
  const root = useRef<HTMLElement>(null);
  const opened = useSignal<Opened | undefined>(undefined);
  const opening = useRef<Promise<Opened> | undefined>(undefined);
  const still = useSignal(standsStill());
  const failed = useSignal(false);

  const ready = (): Promise<Opened> => {
    opening.current ??= open(id);
    return opening.current;
  };

  /** Opens the game if need be, and does something with it; where it cannot be fetched the picture stays. */
  const withGame = async (act: (game: Opened) => unknown) => {
    try {
      const game = await ready();
      opened.value = game;
      await act(game);
    } catch {
      opening.current = undefined;
      failed.value = true;
    }
  };

  useEffect(() => {
    if (still.value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let inSight = false;
    const look = () => {
      clearTimeout(timer);
      if (!inSight || document.hidden) return opened.peek()?.living.rest();
      timer = setTimeout(() => void withGame(({ living }) => living.run()), opened.peek() ? 0 : CALM_MS);
    };
    const observer = new IntersectionObserver(([entry]) => {
      inSight = entry.isIntersecting;
      look();
    });
    observer.observe(root.current!);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      opened.peek()?.living.rest();
    };
  }, [still.value]);
  useEffect(
    () => () => {
      void opening.current?.then(({ close }) => close());
    },
    [],
  );

  const game = opened.value;
  const names = guests(game?.living.position.value.view.seats ?? 0).map(({ name }) => name);
  const sitDown = () =>
    withGame(({ living }) => {
      openSaved(living.taken({ name: ownName() }, guests(living.position.peek().view.seats)), true);
    });
  return (
    <section class="living" aria-label={words.label(title)} ref={root} data-game={id}>
      <div class="living-frame">
        <KeyPicture game={id} first />
        {game ? <game.View game={game.living} face={game.face} names={names} /> : undefined}
      </div>
      <div class="living-foot">
        {game ? (
          <game.Foot game={game.living} face={game.face} names={names} />
        ) : (
          <p class="living-words">
            <strong>{title}</strong> <span class="quiet">{failed.value ? words.failed : words.lead}</span>
          </p>
        )}
        <p class="living-acts">
          {still.value ? (
            <button type="button" onClick={() => withGame(({ living }) => living.step())}>
              {words.step}
            </button>
          ) : undefined}
          {atRest() ? undefined : (
            <button
              type="button"
              class="control"
              aria-label={still.value ? words.goOn : words.pause}
              onClick={() => {
                still.value = !still.value;
              }}
            >
              <span aria-hidden="true">{still.value ? '▶' : 'Ⅱ'}</span>
            </button>
          )}
          <button type="button" class="take-seat" onClick={sitDown}>
            {words.takeSeat}
          </button>
        </p>
      </div>
    </section>
  );
}

/** Nothing should move, or every byte counts. */
function standsStill(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return atRest() || connection?.saveData === true;
}
