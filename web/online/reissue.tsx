import { useSignal } from '@preact/signals';
import { wording } from '../words/index.ts';
import { ApiError, reissue, type Summary } from './api.ts';

/** The host gives somebody who lost device and phrase a new link to the seat. */
export function Reissue({ summary, own }: { readonly summary: Summary; readonly own: number }) {
  const { lobby } = wording.value;
  const given = useSignal<{ readonly name: string; readonly link: string } | undefined>(undefined);
  const trouble = useSignal('');
  const guests = summary.seats.filter(({ kind, seat }) => kind === 'guest' && seat !== own);
  if (!summary.seats[own]?.host || guests.length === 0) return null;
  const give = async (seat: number, name: string) => {
    trouble.value = '';
    try {
      given.value = { name, link: await reissue(summary.table, seat) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.code === 'seat-taken' ? lobby.reissueHere : error.message;
    }
  };
  return (
    <details class="return reissue">
      <summary>{lobby.reissue}</summary>
      <p class="quiet">{lobby.reissueLead}</p>
      <p class="actions">
        {guests.map(({ seat, name = '' }) => (
          <button type="button" key={seat} onClick={() => give(seat, name)}>
            {lobby.reissueFor(name)}
          </button>
        ))}
      </p>
      <div role="status">
        {given.value ? (
          <label class="field">
            <span>{lobby.reissued(given.value.name)}</span>
            <input type="text" readonly value={given.value.link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        ) : undefined}
      </div>
      {trouble.value ? (
        <p class="refusal" role="alert">
          {trouble.value}
        </p>
      ) : undefined}
    </details>
  );
}
