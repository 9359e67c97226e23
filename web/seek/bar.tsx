import '../styles/seek.css';
import { useEffect } from 'preact/hooks';
import type { OwnSeek } from '#wire';
import { cardOf } from '../cards.ts';
import { stopwatch } from '../clock.ts';
import { useAttempt } from '../form/attempt.tsx';
import { useNow } from '../now.ts';
import { Link, path } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { Dialog } from '../table/dialog.tsx';
import { accept, callInTitle, follow, seeking, serverNow, stop } from './line.ts';
import { seekWording } from './words/index.ts';

/** While one waits, on every page: how long already; and the table that is ready. */
export function SeekBar() {
  const words = seekWording.value;
  useEffect(follow, []);
  useEffect(() => callInTitle(words.ready), [words]);
  useNow(true);
  const own = seeking.value?.own;
  if (own?.offer) return <Ready key={own.offer.table} offer={own.offer} />;
  if (path.value === '/seek') return null;
  return (
    <p class="banner seek-bar">
      <Link href="/seek">{words.bar(own ? stopwatch(serverNow() - own.since) : '…')}</Link>{' '}
      <button type="button" class="plain" onClick={() => void stop()}>
        {words.stop}
      </button>
    </p>
  );
}

/** A table is ready: all say within some seconds that they are there. */
function Ready({ offer }: { readonly offer: NonNullable<OwnSeek['offer']> }) {
  const words = seekWording.value;
  const { attempt, busy, said } = useAttempt();
  const title = cardOf(offer.game)?.titles[settings.value.language] ?? offer.game;
  const left = Math.max(0, Math.ceil((offer.until - serverNow()) / 1000));
  const lead = [
    words.readyLead(title, offer.seats),
    words.paces[offer.pace],
    offer.rated ? words.rated : words.unrated,
  ];
  return (
    <Dialog title={words.ready} onClose={() => offer.yes || void stop()}>
      <p>
        <strong>{lead.join(' · ')}</strong> {offer.bots > 0 ? words.withBots(offer.bots) : ''}
      </p>
      <ul class="ready-people">
        {offer.people.map(({ name, yes }) => (
          <li key={name}>
            {yes ? '✓ ' : '… '}
            {name} <span class="quiet">{yes ? words.isThere : words.isAsked}</span>
          </li>
        ))}
      </ul>
      <p role="status">{offer.yes ? words.accepted : words.acceptLead(left)}</p>
      <p class="actions">
        <button
          type="button"
          class="primary"
          disabled={busy || offer.yes}
          onClick={() => attempt(() => accept(offer.table))}
        >
          {words.accept}
        </button>
        <button type="button" class="plain is-danger" disabled={busy || offer.yes} onClick={() => attempt(stop)}>
          {words.stop}
        </button>
      </p>
      {said}
    </Dialog>
  );
}
