import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Crest } from '../table/crest.tsx';
import { wording } from '../words/index.ts';
import { seatKeys } from './keys.ts';
import type { Wire } from './wire.ts';

/** What the players say to each other, and the phrase that brings one back to the seat. */
export function Chat({ wire }: { readonly wire: Wire }) {
  const { live, lobby } = wording.value;
  const text = useSignal('');
  const list = useRef<HTMLUListElement>(null);
  const lines = wire.chat.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const say = (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    text.value = '';
    void wire.ask({ do: 'say', text: said, action: crypto.randomUUID() }, true).catch(() => {
      text.value = said;
    });
  };
  const phrase = seatKeys.of(wire.table)?.phrase;
  return (
    <details class="chat">
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
      <form onSubmit={say}>
        <label>
          <span class="for-readers">{live.say}</span>
          <input
            type="text"
            maxLength={500}
            placeholder={live.say}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit">{live.send}</button>
      </form>
      {phrase ? (
        <p class="quiet">
          {lobby.seatKey}: <code>{phrase}</code>
        </p>
      ) : undefined}
    </details>
  );
}
