import { useSignal } from '@preact/signals';
import type { ModerationAct, Report } from '#wire';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { Segments } from '../form/segments.tsx';
import { Gone, Loading, useLoaded } from '../loading.tsx';
import { ApiError, UNREACHABLE } from '../online/api.ts';
import { titleOf } from '../people/address.ts';
import { Link } from '../router.tsx';
import '../styles/neighbours.css';
import { acts, decide, reports } from './api.ts';
import { neighbourWording } from './words/index.ts';

const time = (at: number): string =>
  new Intl.DateTimeFormat(neighbourWording.peek().locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** What was reported, with what was said and done, for a moderator to decide; and the log of what was decided. */
export function ModerationPage() {
  const words = neighbourWording.value;
  const closed = useSignal(false);
  const version = useSignal(0);
  const { value, failed, done } = useLoaded(
    async () => ({ reports: await reports(closed.value), acts: await acts() }),
    [closed.value, version.value],
  );
  const shown = useSignal<{ reports: readonly Report[]; acts: readonly ModerationAct[] } | undefined>(undefined);
  if (value && shown.peek() !== value) shown.value = value;
  if (failed) {
    const why = failed instanceof ApiError && failed.code === UNREACHABLE ? failed.message : words.onlyModerators;
    return <Gone title={words.moderation} why={why} />;
  }
  const now = value ?? shown.value;
  if (!now) return <Loading />;
  return (
    <main class="page moderation" id="content" aria-busy={!done}>
      <h1>{words.moderation}</h1>
      <p class="lead">{words.moderationLead}</p>
      <Segments
        name="state"
        legend={words.moderation}
        choices={[
          ['open', words.open],
          ['settled', words.settled],
        ]}
        chosen={closed.value ? 'settled' : 'open'}
        onChoose={(state) => {
          closed.value = state === 'settled';
        }}
      />
      {now.reports.length === 0 ? <p class="quiet">{words.none}</p> : undefined}
      <ul class="reports">
        {now.reports.map((one) => (
          <li key={one.report}>
            <OneReport
              report={one}
              onChange={() => {
                version.value++;
              }}
            />
          </li>
        ))}
      </ul>
      <ActLog acts={now.acts} />
    </main>
  );
}

function OneReport({ report: one, onChange }: { readonly report: Report; readonly onChange: () => void }) {
  const words = neighbourWording.value;
  const { about } = one;
  return (
    <article class="report form-sheet" aria-labelledby={`report-${one.report}`}>
      <header>
        <h2 id={`report-${one.report}`}>{words.about(about.name, one.by)}</h2>
        <p class="quiet">
          {words.reasons[one.reason]} · {time(one.at)} · {about.account ? words.times(about.reports) : words.guest}
          {one.game ? ` · ${titleOf(one.game)}` : ''}
        </p>
      </header>
      {one.text ? <blockquote>{one.text}</blockquote> : undefined}
      {one.table ? (
        <>
          <section>
            <h3>{words.said}</h3>
            {one.said.length === 0 ? (
              <p class="quiet">{words.nothingSaid}</p>
            ) : (
              <ul class="words-said">
                {one.said.map((line) => (
                  <li key={line.n} class={line.seat === about.seat ? 'is-about' : undefined}>
                    <strong>{line.name}</strong> {line.text} <span class="quiet">{time(line.at)}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section>
            <h3>{words.done}</h3>
            <ul class="words-said">
              {one.done.map(({ seat, kind, at }) => (
                <li key={`${seat} ${kind} ${at}`} class={seat === about.seat ? 'is-about' : undefined}>
                  <strong>{one.counts[seat]?.name ?? '–'}</strong> {words.kinds[kind] ?? kind}{' '}
                  <span class="quiet">{time(at)}</span>
                </li>
              ))}
              {one.counts.map(({ seat, name, moves, undos }) => (
                <li key={seat}>{words.moves(name, moves, undos)}</li>
              ))}
            </ul>
            <p>
              <Link href={`/t/${one.table}`}>{words.table}</Link>
            </p>
          </section>
        </>
      ) : undefined}
      {about.muted === null ? undefined : <p class="standing">{words.muted(time(about.muted))}</p>}
      {about.suspended === null ? undefined : (
        <p class="standing">{words.suspended(about.suspended === 0 ? words.forEver : time(about.suspended))}</p>
      )}
      {one.closed ? (
        <p class="quiet">
          {words.closedBy(one.closed.by, time(one.closed.at))}: {one.closed.outcome}
        </p>
      ) : (
        <Verdicts report={one} onChange={onChange} />
      )}
    </article>
  );
}

/** Each act opens, asks what it needs, and is done on its button. */
function Verdicts({ report: one, onChange }: { readonly report: Report; readonly onChange: () => void }) {
  const words = neighbourWording.value;
  const { attempt, busy, said } = useAttempt();
  const days = useSignal('3');
  const reason = useSignal('');
  const name = useSignal('');
  const outcome = useSignal('');
  const { about } = one;
  const act = (method: 'POST' | 'DELETE', what: string, body: object = {}) =>
    attempt(() => decide(method, one, what, body).then(onChange));
  const forDays = () => ({ days: Number(days.value) || 0, reason: reason.value.trim() });
  const begin = (what: 'mute' | 'suspend') => (
    <details class="proven">
      <summary>{words[what]}</summary>
      <Form onSend={() => act('POST', what, forDays())}>
        <Field label={words.days} value={days} maxLength={3} />
        <Field label={words.why} value={reason} maxLength={500} />
        <button type="submit" class="danger" disabled={busy}>
          {words[what]}
        </button>
      </Form>
    </details>
  );
  return (
    <div class="verdicts">
      {about.muted === null ? (
        begin('mute')
      ) : (
        <button type="button" disabled={busy} onClick={() => act('DELETE', 'mute')}>
          {words.unmute}
        </button>
      )}
      {about.account ? (
        <details class="proven">
          <summary>{words.rename}</summary>
          <Form onSend={() => act('POST', 'rename', { name: name.value })}>
            <Field label={words.newName} value={name} maxLength={40} />
            <button type="submit" class="danger" disabled={busy || name.value.trim() === ''}>
              {words.rename}
            </button>
          </Form>
        </details>
      ) : undefined}
      {about.account ? (
        about.suspended === null ? (
          begin('suspend')
        ) : (
          <button type="button" disabled={busy} onClick={() => act('DELETE', 'suspend')}>
            {words.readmit}
          </button>
        )
      ) : undefined}
      <details class="proven">
        <summary>{words.close}</summary>
        <Form onSend={() => act('POST', 'close', { outcome: outcome.value.trim() })}>
          <Field label={words.outcome} value={outcome} maxLength={500} />
          <button type="submit" class="primary" disabled={busy}>
            {words.close}
          </button>
        </Form>
      </details>
      {said}
    </div>
  );
}

function ActLog({ acts: done }: { readonly acts: readonly ModerationAct[] }) {
  const words = neighbourWording.value;
  return (
    <div>
      <h2 id="acts">{words.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and must be reachable. */}
      <div class="wide-table" tabIndex={0} role="region" aria-labelledby="acts">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.whom}</th>
            </tr>
          </thead>
          <tbody>
            {done.map(({ at, by, act, about, table }) => (
              <tr key={`${at} ${by} ${act} ${about}`}>
                <td>{time(at)}</td>
                <td>{by}</td>
                <td>{words.acts[act] ?? act}</td>
                <td>{about ?? table ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
