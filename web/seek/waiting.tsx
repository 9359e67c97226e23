import type { OwnSeek, Seeker, Wish } from '#wire';
import { cardOf } from '../cards.ts';
import { stopwatch } from '../clock.ts';
import { useAttempt } from '../form/attempt.tsx';
import { useNow } from '../now.ts';
import { signedIn } from '../online/signed-in.ts';
import { settings } from '../settings/settings.ts';
import { inRow } from '../words/index.ts';
import { change, seeking, serverNow, stop } from './line.ts';
import { type Change, changed, nearMiss } from './near.ts';
import { seekWording } from './words/index.ts';

const titleOf = (game: string): string => cardOf(game)?.titles[settings.value.language] ?? game;
const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;

/** How long one has waited; the ring fills towards the moment when bots sit down. */
function Ring({ own }: { readonly own: OwnSeek }) {
  const words = seekWording.value;
  useNow(true);
  const waited = serverNow() - own.since;
  const { wait } = own.wish;
  const share = wait === null || wait === 0 ? 0 : Math.min(1, waited / (wait * 1000));
  return (
    <div class="seek-ring">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r={RADIUS} class="ring-way" />
        <circle cx="60" cy="60" r={RADIUS} class="ring-done" stroke-dasharray={`${share * ROUND} ${ROUND}`} />
      </svg>
      <p>
        <strong>
          <span class="for-readers">{words.waited}</span> {stopwatch(waited)}
        </strong>
        <span class="quiet">{wait === null ? words.botsNever : words.botsAt(stopwatch(wait * 1000))}</span>
      </p>
    </div>
  );
}

/** How it stands with our own wish, and the ways out of waiting. */
export function OwnWait({ own }: { readonly own: OwnSeek }) {
  const words = seekWording.value;
  const { attempt, busy, said } = useAttempt();
  const { company } = own;
  const missing = company ? company.seats - company.names.length - 1 : 0;
  return (
    <section class="own-wait" aria-labelledby="own-wait">
      <Ring own={own} />
      <div>
        <h2 id="own-wait">{missing > 0 ? words.lookingFor(missing) : words.looking}</h2>
        <p role="status">
          {company
            ? words.fitsYou(inRow(company.names), inRow(company.games.map(titleOf)), company.seats)
            : words.nobodyFits}
        </p>
        <p class="actions">
          <button
            type="button"
            disabled={busy || own.wish.wait === 0}
            onClick={() => attempt(() => change({ wait: 0 }))}
          >
            {words.startNow}
          </button>
          <button type="button" class="plain is-danger" disabled={busy} onClick={() => attempt(stop)}>
            {words.stop}
          </button>
        </p>
        <p class="quiet">{words.startNowLead}</p>
        <p class="quiet">{words.meanwhile}</p>
        {said}
      </div>
    </section>
  );
}

/** Who else waits, and the one change that would fit each of them. */
export function OtherSeekers({ wish, onWish }: { readonly wish: Wish; readonly onWish: (wish: Wish) => void }) {
  const words = seekWording.value;
  useNow(true);
  const others = seeking.value?.others ?? [];
  return (
    <section class="other-seekers" aria-labelledby="other-seekers">
      <h2 id="other-seekers">{words.who}</h2>
      {others.length === 0 ? (
        <p class="quiet">{words.nobodyElse}</p>
      ) : (
        <div class="table-scroller">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.wouldPlay}</th>
                <th scope="col">{words.number}</th>
                <th scope="col">{words.pace}</th>
                <th scope="col">{words.since}</th>
                <th>
                  <span class="for-readers">{words.fits}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {others.map((other) => (
                <Row key={`${other.name} ${other.since}`} other={other} wish={wish} onWish={onWish} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly other: Seeker;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

function Row({ other, wish, onWish }: RowProps) {
  const words = seekWording.value;
  const miss = nearMiss(wish, other, signedIn.get());
  return (
    <tr>
      <th scope="row">{other.name}</th>
      <td>{inRow(other.games.map(titleOf))}</td>
      <td>{inRow(other.seats)}</td>
      <td>
        {words.paces[other.pace]}
        {other.rated ? ` · ${words.rated}` : ''}
      </td>
      <td class="is-figure">{stopwatch(serverNow() - other.since)}</td>
      <td>
        {miss === null ? (
          <span class="quiet">✓ {words.fits}</span>
        ) : miss ? (
          <button type="button" class="plain" onClick={() => onWish(changed(wish, miss))}>
            {sayChange(miss)}
          </button>
        ) : undefined}
      </td>
    </tr>
  );
}

function sayChange(change: Change): string {
  const words = seekWording.value;
  if (change.add === 'game') return words.addGame(titleOf(change.game));
  if (change.add === 'seats') return words.addSeats(change.seats);
  if (change.add === 'pace') return words.takePace(words.paces[change.pace]);
  return words.takeRated(change.rated);
}
