import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Game } from '#kernel';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { Refused } from '../form/refused.tsx';
import { botName } from '../play/seats.ts';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import { type Finding, type Moves, type Player, playAgain, type Report } from './checking.ts';
import { grouped, ShortCode, WholeCode } from './code.tsx';
import { TakeNotes, TakeRecord } from './take-away.tsx';
import { fairWording } from './words/index.ts';

interface ReportProps {
  readonly report: Report;
  readonly record: unknown;
  readonly game: Game;
  /** Asked for when this browser has no note of the table. */
  readonly onNoted: (promise: string) => void;
}

/** A game checked step by step: what fits, what was compared, and what that proves. */
export function CheckReport({ report, record, game, onNoted }: ReportProps) {
  const { check } = fairWording.value;
  const moves = useSignal<Moves | undefined>(undefined);
  useEffect(() => {
    let current = true;
    moves.value = undefined;
    const run = async () => {
      for await (const now of playAgain(game, record, report.notes)) {
        if (!current) return;
        moves.value = now;
      }
    };
    void run();
    return () => {
      current = false;
    };
  }, [game, record, report.notes]);
  const played = moves.value;
  const wrong = firstWrong(report, played);
  const done = played?.done === true;
  const sealed = report.findings.filter(({ about }) => !isNoted(about));
  const noted = [...report.findings.filter(({ about }) => isNoted(about)), ...(played?.seen ?? [])];
  const { groups } = check;
  const sealedTitle = report.kind === 'own' ? groups.own : groups.sealed;
  const notedTitle = report.notes ? groups.saw : groups.noted;
  return (
    <>
      <p class={`verdict${wrong ? ' is-wrong' : done ? ' is-well' : ''}`} role="status">
        <Sign state={wrong ? 'wrong' : done ? 'ok' : 'open'} />
        <strong>{wrong ? check.wrong(wrong) : done ? check.well : check.checking}</strong>
      </p>
      {done ? <Verdict report={report} record={record} wrong={wrong !== undefined} /> : <Replaying moves={played} />}
      <h2>{check.steps}</h2>
      <div class="check-steps">
        <Group state={stateOf(sealed)} title={sealedTitle(isFitting(sealed), sealed.length)}>
          <Attempts findings={sealed} report={report} told />
        </Group>
        {noted.length > 0 ? (
          <Group state={stateOf(noted)} title={notedTitle(isFitting(noted), noted.length)}>
            <Attempts findings={noted} report={report} />
          </Group>
        ) : undefined}
        <Group state={!done ? 'open' : played.wrong ? 'wrong' : 'ok'} title={groups.moves(!played?.wrong)}>
          <ol>
            <MovesChecked moves={played} />
          </ol>
        </Group>
      </div>
      {report.noted || report.kind === 'own' || wrong ? undefined : <NotedField onNoted={onNoted} />}
    </>
  );
}

const isFitting = (findings: readonly Finding[]): boolean => findings.every(({ ok }) => ok);
const stateOf = (findings: readonly Finding[]): State => (isFitting(findings) ? 'ok' : 'wrong');

interface GroupProps {
  readonly state: State;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Steps of one kind: folded while all is well, open where something does not fit. */
const Group = ({ state, title, children }: GroupProps) => (
  <details class="check-group" open={state === 'wrong'}>
    <summary>
      <Sign state={state} /> {title}
    </summary>
    {children}
  </details>
);

interface AttemptsProps {
  readonly findings: readonly Finding[];
  readonly report: Report;
  /** Says of a failed beginning why it failed. */
  readonly told?: boolean;
}

/** The findings of each beginning, in the order in which they came about. */
function Attempts({ findings, report, told = false }: AttemptsProps) {
  const { check } = fairWording.value;
  const attempts = report.fairness?.attempts.length ?? 1;
  return Array.from({ length: attempts }, (_, i) => {
    const here = findings.filter(({ attempt = attempts }) => attempt === i + 1);
    if (here.length === 0) return null;
    return (
      <section key={i}>
        {attempts > 1 ? <h3>{i + 1 < attempts ? check.attempt(i + 1) : check.played}</h3> : undefined}
        {told && i + 1 < attempts ? <p>{check.silent(silentIn(report, i))}</p> : undefined}
        <ol>
          {here.map((finding) => (
            <Checked key={keyOf(finding)} ok={finding.ok} sentence={sentenceOf(finding, report)}>
              <Compared finding={finding} />
            </Checked>
          ))}
        </ol>
      </section>
    );
  });
}

/** How far the moves have been played again. */
function Replaying({ moves }: { readonly moves: Moves | undefined }) {
  const { check } = fairWording.value;
  const [at, total] = [moves?.compared ?? 0, moves?.total ?? 1];
  return (
    <p>
      {check.replaying(at, total)} <progress value={at} max={total} aria-label={check.checking} />
    </p>
  );
}

const keyOf = ({ about, attempt, seat }: Finding): string => `${about} ${attempt} ${seat}`;

/** Bots have the name of their level. */
export const playerName = ({ name, kind }: Player): string => (kind === 'bot' ? botName(name) : name);

function nameOf({ players }: Report, seat: number | undefined): string {
  if (seat === undefined) return '';
  const player = players.at(seat);
  return player ? playerName(player) : wording.value.setup.seat(seat + 1);
}

/** Whose silence a beginning failed for. */
const silentIn = (report: Report, attempt: number): string =>
  new Intl.ListFormat(settings.value.language).format(
    report.fairness!.attempts[attempt].without.map((seat) => nameOf(report, seat)),
  );

function sentenceOf(finding: Finding, report: Report): string {
  const { about, faults, notAsked } = fairWording.value.check;
  const name = nameOf(report, finding.seat);
  if (finding.about === 'structure') return faults[finding.found] ?? about.structure.wrong(name);
  // Whoever was not the reason of a failure is not blamed for it.
  if (finding.about === 'withheld' && finding.ok && finding.found !== finding.told) return notAsked(name);
  return about[finding.about][finding.ok ? 'ok' : 'wrong'](name);
}

/** The first wrong part by its name, in the order in which a game comes about. */
function firstWrong(report: Report, moves: Moves | undefined): string | undefined {
  const { replay } = fairWording.value.check;
  const finding = report.findings.find(({ ok }) => !ok);
  if (finding) return thingOf(finding, report);
  switch (moves?.wrong) {
    case 'start':
      return replay.thingStart;
    case 'move':
      return replay.thingMove(moves.compared + 1);
    case 'edited':
    case 'unreadable':
      return replay.thingEdited;
    case 'version':
      return replay.thingVersion;
    default: {
      const seen = moves?.seen?.find(({ ok }) => !ok);
      return seen && thingOf(seen, report);
    }
  }
}

const thingOf = ({ about, seat, code }: Finding, report: Report): string =>
  fairWording.value.check.about[about].thing(nameOf(report, seat), code);

type State = 'ok' | 'wrong' | 'open';

/** A tick, a cross or dots: the shape tells, the colour helps. */
function Sign({ state }: { readonly state: State }) {
  const { check } = fairWording.value;
  return (
    <span class={`fair-sign is-${state}`}>
      <span aria-hidden="true">{state === 'ok' ? '✓' : state === 'wrong' ? '×' : '…'}</span>
      <span class="for-readers">{state === 'ok' ? check.ok : state === 'wrong' ? check.bad : check.checking} </span>
    </span>
  );
}

interface CheckedProps {
  readonly ok: boolean | undefined;
  readonly sentence: string;
  readonly children?: ComponentChildren;
}

const Checked = ({ ok, sentence, children }: CheckedProps) => (
  <li class={ok === false ? 'is-wrong' : undefined}>
    <Sign state={ok === undefined ? 'open' : ok ? 'ok' : 'wrong'} />
    <div>
      <p>{sentence}</p>
      {children}
    </div>
  </li>
);

/** Where one side was noted at the table. */
const isNoted = (about: Finding['about']): boolean => about.startsWith('noted-') || about.startsWith('seen-');
/** Where there is nothing to compare but the sentence. */
const PLAIN: readonly Finding['about'][] = ['own-seed', 'given-position', 'structure', 'seen-begun', 'seen-silent'];

/** The two values, in short; the whole of them for whoever compares by hand. */
function Compared({ finding: { about, told, found, ok } }: { readonly finding: Finding }) {
  const { check } = fairWording.value;
  if (PLAIN.includes(about)) return null;
  const noted = isNoted(about);
  const names = [noted ? check.notedHere : check.told, noted ? check.told : check.found];
  return (
    <details open={!ok}>
      <summary>
        {check.compared} <ShortCode value={told} />
      </summary>
      <dl class="fair-codes">
        {[told, found].map((value, i) => (
          <div key={names[i]}>
            <dt>{names[i]}</dt>
            <dd>
              <WholeCode value={value} name={names[i]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function MovesChecked({ moves }: { readonly moves: Moves | undefined }) {
  const { check } = fairWording.value;
  const { replay } = check;
  if (!moves?.done) return <Checked ok={undefined} sentence={check.checking} />;
  if (moves.wrong === undefined) return <Checked ok sentence={replay.ok(moves.total)} />;
  const sentence =
    moves.wrong === 'move'
      ? replay.wrong(moves.compared + 1)
      : moves.wrong === 'unreadable'
        ? check.unreadable
        : replay[moves.wrong];
  return (
    <Checked ok={false} sentence={sentence}>
      <p class="quiet" lang="en">
        {moves.detail}
      </p>
    </Checked>
  );
}

function NotedField({ onNoted }: { readonly onNoted: (promise: string) => void }) {
  const { notes } = fairWording.value.check;
  const typed = useSignal('');
  const trouble = useSignal(false);
  const send = () => {
    const digits = typed.value.replace(/\s/g, '').toLowerCase();
    trouble.value = !/^[0-9a-f]{64}$/.test(digits);
    if (!trouble.value) onNoted(digits);
  };
  return (
    <Form class="form-sheet" onSend={send}>
      <p>{notes.none}</p>
      <Field label={notes.field} value={typed} autocomplete="off" spellcheck={false} />
      <Refused>{trouble.value && notes.notHex}</Refused>
      <p class="actions">
        <button type="submit">{notes.compare}</button>
      </p>
    </Form>
  );
}

interface VerdictProps {
  readonly report: Report;
  readonly record: unknown;
  readonly wrong: boolean;
}

/** What all this proves, what no check can prove, and what is needed to check it elsewhere. */
function Verdict({ report, record, wrong }: VerdictProps) {
  const { check } = fairWording.value;
  const table = report.notes?.table ?? report.fairness?.table;
  const takeAway = (
    <p class="take-away">
      <TakeRecord record={record} table={table} /> {table ? <TakeNotes table={table} /> : undefined}
    </p>
  );
  if (wrong)
    return (
      <>
        <p>{check.verdict.wrong}</p>
        {takeAway}
      </>
    );
  const [proven, open] = reachOf(report);
  return (
    <div class="reach">
      <section>
        <h2>{check.proven}</h2>
        <p>{proven}</p>
      </section>
      <section>
        <h2>{check.notProven}</h2>
        <ul>
          {open.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {takeAway}
      </section>
    </div>
  );
}

function reachOf(report: Report): [proven: string, open: string[]] {
  const { verdict } = fairWording.value.check;
  if (report.kind === 'own') return [verdict.own, [verdict.ownWeak]];
  const unnoted = report.noted ? [] : [verdict.unnoted];
  if (report.kind === 'seed') return [verdict.seed, [verdict.seedWeak, ...unnoted, verdict.dealer, verdict.page]];
  const { attempts, contributions } = report.fairness!;
  const namesOf = (seats: readonly number[]) =>
    new Intl.ListFormat(settings.value.language).format(seats.map((seat) => nameOf(report, seat)));
  const adding = attempts.at(-1)!.seats.map(({ seat }) => seat);
  const { lacking } = report;
  return [
    adding.length === 0 ? verdict.nobody : verdict.parts(namesOf(adding), adding.length),
    [
      ...(adding.length > 0 && lacking.length > 0 ? [verdict.lacking(namesOf(lacking), lacking.length)] : []),
      ...unnoted,
      ...(contributions === 'open' ? [verdict.open] : []),
      ...(attempts.length > 1 ? [verdict.failed(attempts.length - 1)] : []),
      verdict.dealer,
      verdict.others(grouped(report.fingerprint.slice(0, 16))),
      verdict.page,
    ],
  ];
}
