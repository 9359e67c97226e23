import '../styles/seek.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seeking, Wish } from '#wire';
import { cards } from '../cards.ts';
import { useAttempt } from '../form/attempt.tsx';
import { Form } from '../form/form.tsx';
import { ask } from '../online/api.ts';
import { signedIn } from '../online/signed-in.ts';
import { ownName } from '../play/seats.ts';
import { go, Link } from '../router.tsx';
import { seek } from './line.ts';
import { WishedGames, WishedPace, WishedSeats } from './wish.tsx';
import { keepWish, lastWish, noted } from './wished.ts';
import { seekWording } from './words/index.ts';

/** One click to people: the last wish is remembered. */
export function SeekPanel() {
  const words = seekWording.value;
  const wish = useSignal<Wish>(lastWish(cards.value.map(({ id }) => id)));
  const waiting = useSignal(0);
  const { attempt, busy, said } = useAttempt();
  useEffect(() => {
    // True or absent: where nobody answers nothing is said.
    ask<Seeking>('GET', '/api/seeks').then(
      (now) => {
        waiting.value = now.waiting;
      },
      () => undefined,
    );
  }, []);
  const put = (next: Wish) => {
    wish.value = next;
    keepWish(next);
  };
  const send = () =>
    attempt(async () => {
      if (!noted.value) await seek(ownName(), { ...wish.value, rated: wish.value.rated && signedIn.get() });
      go('/seek');
    });
  return (
    <section class="seek-panel" aria-labelledby="seek-panel">
      <header>
        <h2 id="seek-panel">{words.title}</h2>
        <span class="quiet">{waiting.value > 0 ? words.waiting(waiting.value) : ' '}</span>
      </header>
      <Form onSend={send}>
        <WishedGames wish={wish.value} onWish={put} />
        <div class="picks-row">
          <WishedSeats wish={wish.value} onWish={put} hidden />
          <WishedPace wish={wish.value} onWish={put} hidden />
        </div>
        <p class="actions">
          <button type="submit" class="primary" disabled={busy}>
            {words.find}
          </button>
          <Link href="/seek">{words.other}</Link>
        </p>
        {said}
      </Form>
    </section>
  );
}
