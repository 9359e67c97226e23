import type { Summary } from '#wire';
import { ShortCode, WholeCode } from './code.tsx';
import type { Contribution } from './contribution.ts';
import { isAlarm, type Standing } from './standing.ts';
import { TakeNotes } from './take-away.tsx';
import { fairWording } from './words/index.ts';

interface PartProps {
  readonly contribution: Contribution;
  readonly summary: Summary;
}

/** What the player sees of the own part: that it is there, that nothing is to be done, and how it works for whoever asks. On the page a part is a "number" and its commitment a "seal". */
export function OwnPart({ contribution, summary }: PartProps) {
  const { part: words } = fairWording.value;
  const standing = contribution.standing.value;
  const note = contribution.note.value;
  if (summary.shuffle.kind !== 'parts' || isAlarm(standing)) return null;
  const exception = exceptionOf(standing);
  const isOpened = standing === 'revealed' || summary.shuffle.contributions === 'open';
  const yours = isOpened ? words.yoursOpen : words.yours;
  return (
    <section class="form-sheet own-part" aria-labelledby="own-part">
      <div class="own-part-head">
        <h2 id="own-part">{words.title}</h2>
        <span class="fair-state" role="status">
          {note?.part === undefined ? '' : stateOf(standing)}
        </span>
      </div>
      {exception ? (
        <p role="status">
          {exception}{' '}
          {standing === 'other-device' ? (
            <>
              <button type="button" onClick={() => void contribution.replace()}>
                {words.putBack}
              </button>{' '}
              <button type="button" onClick={() => contribution.give()}>
                {words.wasMe}
              </button>
            </>
          ) : undefined}
        </p>
      ) : undefined}
      <p>
        {exception ? undefined : <strong>{words.nothing}</strong>} {words.why}
      </p>
      {summary.shuffle.contributions === 'open' ? <p class="quiet">{words.openly}</p> : undefined}
      <details>
        <summary>{words.how}</summary>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <dl class="fair-codes">
          {note?.part !== undefined && note.commitment !== undefined ? (
            <>
              <dt>{yours}</dt>
              <dd>
                <WholeCode value={note.part} name={yours} />
              </dd>
              <dt>{words.yourCode}</dt>
              <dd>
                <WholeCode value={note.commitment} name={words.yourCode} />
              </dd>
            </>
          ) : undefined}
          <dt>{words.promise}</dt>
          <dd>{summary.commitment ? <WholeCode value={summary.commitment} name={words.promise} /> : '–'}</dd>
        </dl>
        <p class="quiet">
          {words.noted} <TakeNotes table={summary.table} />
        </p>
      </details>
    </section>
  );
}

function stateOf(standing: Standing): string {
  const { part } = fairWording.value;
  if (standing === 'to-add') return part.drawing;
  if (standing === 'revealed') return `✓ ${part.opened}`;
  return standing === 'added' || standing === 'to-reveal' ? `✓ ${part.added}` : '';
}

function exceptionOf(standing: Standing): string | undefined {
  const { part } = fairWording.value;
  switch (standing) {
    case 'late':
      return part.late;
    case 'elsewhere':
      return part.elsewhere;
    case 'other-device':
      return part.otherDevice;
    case 'without':
      return part.without;
    case 'unheard':
      return part.unheard;
    default:
      return undefined;
  }
}

/** The table shows something else than was noted: said once, loudly, with both values. */
export function FairAlarm({ contribution, summary }: PartProps) {
  const { alarm, part } = fairWording.value;
  const standing = contribution.standing.value;
  const note = contribution.note.value;
  if (!isAlarm(standing)) return null;
  const listed = note?.seat === undefined ? undefined : summary.shuffle.seats[note.seat];
  const isOpen = summary.shuffle.phase === 'settled' || (listed?.part ?? null) !== null;
  const compared =
    standing === 'promise-changed'
      ? [note?.promise, summary.commitment]
      : standing === 'part-replaced'
        ? [note?.commitment, listed?.commitment]
        : standing === 'part-left-out'
          ? [note?.part, listed?.part]
          : undefined;
  return (
    <section class="fair-alarm" role="alert">
      <h2>
        <span class="fair-sign is-wrong" aria-hidden="true">
          !
        </span>{' '}
        {alarm.title}
      </h2>
      <p>
        {alarm.why[standing]} <strong>{isOpen ? alarm.leadAfter : alarm.lead}</strong>
      </p>
      {compared ? (
        <dl class="fair-codes">
          <dt>{alarm.noted}</dt>
          <dd>
            <ShortCode value={compared[0] ?? '–'} />
          </dd>
          <dt>{alarm.shown}</dt>
          <dd>
            <ShortCode value={compared[1] ?? '–'} />
          </dd>
        </dl>
      ) : undefined}
      {standing === 'part-replaced' ? (
        <p>
          <button type="button" onClick={() => contribution.give()}>
            {part.wasMe}
          </button>
        </p>
      ) : undefined}
    </section>
  );
}
