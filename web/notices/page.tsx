import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Channel, OCCASIONS, type Quiet } from '#wire';
import { useAttempt } from '../form/attempt.tsx';
import { Form } from '../form/form.tsx';
import { Switch } from '../form/switch.tsx';
import { Gone, Loading, useLoaded } from '../loading.tsx';
import { ApiError, UNREACHABLE } from '../online/api.ts';
import { settings } from '../settings/settings.ts';
import '../styles/notices.css';
import { AddChannel } from './add.tsx';
import { channels, chooseFor, quietHours, removeChannel, setQuietHours, testChannel } from './api.ts';
import { noticeWording } from './words/index.ts';

/** Where somebody is told that something waits, of what, and when. */
export function NoticesPage() {
  const words = noticeWording.value;
  const { value, failed, done } = useLoaded(
    async () => ({ channels: await channels(), quiet: await quietHours() }),
    [],
  );
  const listed = useSignal<readonly Channel[] | undefined>(undefined);
  if (!done) return <Loading />;
  if (!value) {
    const why = failed instanceof ApiError && failed.code === UNREACHABLE ? failed.message : words.signIn;
    return <Gone title={words.title} why={why} />;
  }
  const known = listed.value ?? value.channels;
  const again = () =>
    void channels().then((now) => {
      listed.value = now;
    });
  return (
    <main class="page narrow notices" id="content">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {known.length === 0 ? <p class="quiet">{words.none}</p> : undefined}
      <ul class="channels">
        {known.map((channel) => (
          <li key={channel.channel}>
            <OneChannel
              channel={channel}
              onChange={(now) => {
                listed.value = now;
              }}
            />
          </li>
        ))}
      </ul>
      <AddChannel onAdded={again} />
      <QuietHours quiet={value.quiet} />
    </main>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);

const clock = (minute: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { timeStyle: 'short', timeZone: 'UTC' }).format(minute * 60_000);

interface OneProps {
  readonly channel: Channel;
  readonly onChange: (channels: readonly Channel[]) => void;
}

function OneChannel({ channel, onChange }: OneProps) {
  const words = noticeWording.value;
  const { attempt, busy, said } = useAttempt();
  const told = useSignal('');
  // As chosen here: the server follows.
  const wants = useSignal(channel.wants);
  const where = `${words.kinds[channel.kind]}: ${channel.address}`;
  const change = (act: () => Promise<readonly Channel[]>) =>
    attempt(async () => {
      told.value = '';
      onChange(await act());
      told.value = words.kept;
    });
  const id = `channel-${channel.channel}`;
  return (
    <section class="form-sheet" aria-labelledby={id}>
      <h2 id={id}>{words.kinds[channel.kind]}</h2>
      <p class="channel-address">{channel.address}</p>
      {channel.confirmed ? (
        <>
          <fieldset class="occasions">
            <legend>{words.what}</legend>
            {OCCASIONS.map((one) => (
              <Switch
                key={one}
                label={words.occasions[one]}
                on={wants.value.includes(one)}
                onTurn={(on) => {
                  wants.value = OCCASIONS.filter((other) => (other === one ? on : wants.value.includes(other)));
                  void change(() => chooseFor(channel, { wants: wants.value }));
                }}
              />
            ))}
          </fieldset>
          <label class="field">
            <span>{words.when}</span>
            <select
              value={channel.digest === null ? '' : String(channel.digest)}
              onChange={(event) => {
                const { value } = event.currentTarget;
                void change(() => chooseFor(channel, { digest: value === '' ? null : Number(value) }));
              }}
            >
              <option value="">{words.atOnce}</option>
              {HOURS.map((minute) => (
                <option key={minute} value={String(minute)}>
                  {words.daily(clock(minute))}
                </option>
              ))}
            </select>
          </label>
        </>
      ) : (
        <p class="quiet">{words.unconfirmed}</p>
      )}
      <p class="actions">
        {channel.confirmed ? (
          <button
            type="button"
            disabled={busy}
            aria-label={words.test(where)}
            onClick={() =>
              attempt(async () => {
                told.value = '';
                await testChannel(channel);
                told.value = words.tested;
              })
            }
          >
            {words.testIt}
          </button>
        ) : undefined}
        <button
          type="button"
          disabled={busy}
          aria-label={words.remove(where)}
          onClick={() => change(() => removeChannel(channel))}
        >
          {words.removeIt}
        </button>
      </p>
      <p role="status">{told.value}</p>
      {said}
    </section>
  );
}

const NIGHT = { from: 22 * 60, to: 7 * 60 };
const asTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const asMinute = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

function QuietHours({ quiet }: { readonly quiet: Quiet | null }) {
  const words = noticeWording.value;
  const { attempt, busy, said } = useAttempt();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const kept = quiet && quiet.from !== quiet.to ? quiet : undefined;
  const on = useSignal(kept !== undefined);
  const from = useSignal(asTime((kept ?? NIGHT).from));
  const to = useSignal(asTime((kept ?? NIGHT).to));
  const told = useSignal('');
  // Digests are sent by the time of this zone, too.
  useEffect(() => {
    if (!quiet) void setQuietHours({ zone, from: 0, to: 0 }).catch(() => undefined);
  }, []);
  const keep = () =>
    attempt(async () => {
      told.value = '';
      await setQuietHours(
        on.value ? { zone, from: asMinute(from.value), to: asMinute(to.value) } : { zone, from: 0, to: 0 },
      );
      told.value = words.kept;
    });
  return (
    <Form class="form-sheet" onSend={keep}>
      <h2>{words.quiet}</h2>
      <p class="quiet" id="quiet-lead">
        {words.quietLead(zone)}
      </p>
      <Switch
        label={words.quietOn}
        on={on.value}
        explainedBy="quiet-lead"
        onTurn={(now) => {
          on.value = now;
        }}
      />
      <div class="quiet-times">
        {(
          [
            [words.from, from],
            [words.to, to],
          ] as const
        ).map(([label, time]) => (
          <label key={label} class="field">
            <span>{label}</span>
            <input
              type="time"
              value={time.value}
              disabled={!on.value}
              onInput={(event) => {
                time.value = event.currentTarget.value;
              }}
            />
          </label>
        ))}
      </div>
      <p class="actions">
        <button type="submit" disabled={busy}>
          {words.keep}
        </button>
      </p>
      <p role="status">{told.value}</p>
      {said}
    </Form>
  );
}
