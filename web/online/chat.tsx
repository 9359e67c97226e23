import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { put } from '../form/put.ts';
import { late } from '../late.tsx';
import { lobbyWording } from '../lobby/words/index.ts';
import { ownName } from '../play/seats.ts';
import { change, settings } from '../settings/settings.ts';
import { Crest } from '../table/crest.tsx';
import { houseWording } from '../words/house/index.ts';
import { wording } from '../words/index.ts';
import { wordsHere } from '../words/reader.ts';
import { seatKeys } from './keys.ts';
import { signedIn } from './signed-in.ts';
import type { Wire } from './wire.ts';

/** Comes when there is somebody to do something about. */
const AtTable = late(() => import('../neighbours/at-table.tsx').then((m) => wordsHere().then(() => m.AtTable)));

const NoteToSelf = late(() => import('./note.tsx').then((m) => wordsHere().then(() => m.NoteToSelf)));

/** What the players say to each other, and the phrase that brings one back to the seat. */
export function Chat({ wire, begun = true }: { readonly wire: Wire; readonly begun?: boolean }) {
  const { live } = wording.value;
  const { lobby } = houseWording.value;
  const text = useSignal('');
  const list = useRef<HTMLUListElement>(null);
  const lines = wire.chat.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const say = () => {
    const said = text.value.trim();
    if (!said) return;
    text.value = '';
    void wire.ask({ do: 'say', text: said, action: crypto.randomUUID() }, true).catch(put(text, said));
  };
  const open = useSignal(false);
  const seats = wire.push.value?.summary.seats ?? [];
  // Before the game it has a place of its own.
  const phrase = begun ? seatKeys.of(wire.table)?.phrase : undefined;
  return (
    <>
      <details
        class="chat"
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>
          {live.chat}
          {lines.length > 0 ? ` (${lines.length})` : ''}
          {wire.watching.value > 0 ? <span class="quiet"> · {live.watchers(wire.watching.value)}</span> : undefined}
        </summary>
        <ul ref={list} role="log" aria-label={live.chat}>
          {lines.map((line) => (
            <li key={line.n}>
              <Crest seat={line.seat} /> <strong>{line.name}</strong> {line.text}
            </li>
          ))}
        </ul>
        <Form onSend={say}>
          <Field unlabelled label={live.say} value={text} maxLength={500} placeholder={live.say} />
          <button type="submit">{live.send}</button>
        </Form>
        {open.value ? <AtTable table={wire.table} seats={seats} own={wire.seat.value ?? null} /> : undefined}
        {open.value && wire.seat.value !== null ? <NoteToSelf table={wire.table} /> : undefined}
      </details>
      {phrase ? (
        <details class="return">
          <summary>{lobby.seatKey}</summary>
          <code>{phrase}</code>
        </details>
      ) : undefined}
    </>
  );
}

/** What watchers say among themselves; players never see it. */
export function WatchersChat({ wire }: { readonly wire: Wire }) {
  const { live } = wording.value;
  const words = lobbyWording.value;
  const text = useSignal('');
  const name = useSignal(settings.value.name);
  const { attempt, said } = useAttempt();
  const say = () => {
    const line = text.value.trim();
    if (!line) return;
    void attempt(async () => {
      change({ name: name.value.trim() });
      await wire.ask(
        { do: 'say', text: line, name: name.value.trim() || ownName(), action: crypto.randomUUID() },
        true,
      );
      text.value = '';
    });
  };
  return (
    <details class="chat">
      <summary>
        {words.watchersTalk}
        {wire.chat.value.length > 0 ? ` (${wire.chat.value.length})` : ''}
        {wire.watching.value > 0 ? <span class="quiet"> · {live.watchers(wire.watching.value)}</span> : undefined}
      </summary>
      <p class="quiet">{words.watchersLead}</p>
      <ul role="log" aria-label={words.watchersTalk}>
        {wire.chat.value.map((line) => (
          <li key={line.n}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ul>
      <Form onSend={say}>
        {signedIn.get() ? undefined : (
          <Field label={words.yourName} value={name} maxLength={24} autocomplete="nickname" />
        )}
        <Field unlabelled label={live.say} value={text} maxLength={500} placeholder={live.say} />
        <button type="submit">{live.send}</button>
      </Form>
      {said}
    </details>
  );
}
