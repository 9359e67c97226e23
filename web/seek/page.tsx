import '../styles/seek.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Wish } from '#wire';
import { cards } from '../cards.ts';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { signedIn } from '../online/signed-in.ts';
import { ownName } from '../play/seats.ts';
import { change as changeSettings, settings } from '../settings/settings.ts';
import { change, dropped, follow, seek, seeking } from './line.ts';
import { OtherSeekers, OwnWait } from './waiting.tsx';
import { WishedGames, WishedPace, WishedPatience, WishedSeats } from './wish.tsx';
import { keepWish, lastWish, noted } from './wished.ts';
import { seekWording } from './words/index.ts';

/** Playing with people now: what one would like on the left, who waits on the right. */
export function SeekPage() {
  const words = seekWording.value;
  const games = cards.value.map(({ id }) => id);
  const chosen = useSignal<Wish>(lastWish(games));
  const name = useSignal(settings.value.name);
  const { attempt, busy, said } = useAttempt();
  useEffect(follow, []);
  const own = seeking.value?.own ?? undefined;
  const wish = own?.wish ?? chosen.value;
  const put = (next: Wish) => {
    chosen.value = next;
    keepWish(next);
    if (noted.value) void attempt(() => change(next));
  };
  const send = () =>
    attempt(async () => {
      changeSettings({ name: name.value.trim() });
      await seek(name.value.trim() || ownName(), { ...wish, rated: wish.rated && signedIn.get() });
    });
  return (
    <main class="page seek-page" id="content">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <div class="seek-columns">
        <Form class="seek-wish" onSend={send}>
          <WishedGames wish={wish} onWish={put} pictures />
          <WishedSeats wish={wish} onWish={put} />
          <WishedPace wish={wish} onWish={put} />
          <WishedPatience wish={wish} onWish={put} />
          {noted.value ? undefined : (
            <>
              {signedIn.get() ? undefined : (
                <Field label={words.name} value={name} maxLength={24} autocomplete="nickname" />
              )}
              <p class="actions">
                <button type="submit" class="primary is-large" disabled={busy}>
                  {words.find}
                </button>
              </p>
            </>
          )}
          {said}
        </Form>
        <div class="seek-sheet">
          {dropped.value ? (
            <p class="refusal" role="status">
              {words.dropped}
            </p>
          ) : undefined}
          {own && !own.seated ? (
            <OwnWait own={own} />
          ) : (
            <p class="quiet">
              {(seeking.value?.waiting ?? 0) > 0 ? words.waiting(seeking.value!.waiting) : words.first}
            </p>
          )}
          <OtherSeekers wish={wish} onWish={put} />
        </div>
      </div>
    </main>
  );
}
