import { useSignal } from '@preact/signals';
import type { Profile, SeatSummary } from '#wire';
import { Loading, useLoaded } from '../loading.tsx';
import { ask } from '../online/api.ts';
import { signedIn } from '../online/signed-in.ts';
import { Link } from '../router.tsx';
import { Crest } from '../table/crest.tsx';
import { PersonDeeds } from './person.tsx';
import { neighbourWording } from './words/index.ts';

interface AtTableProps {
  readonly table: string;
  readonly seats: readonly SeatSummary[];
  readonly own: number | null;
}

/** The people one plays with, and what one may do about them. */
export function AtTable({ table, seats, own }: AtTableProps) {
  const words = neighbourWording.value;
  const people = seats.filter(({ kind, seat }) => (kind === 'guest' || kind === 'account') && seat !== own);
  const open = useSignal(false);
  if (people.length === 0) return null;
  return (
    <details
      class="people-here"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{words.atTable}</summary>
      {open.value ? (
        <ul>
          {people.map((person) => (
            <li key={person.seat}>
              <Somebody table={table} person={person} />
            </li>
          ))}
        </ul>
      ) : undefined}
    </details>
  );
}

function Somebody({
  table,
  person: { seat, name = '–', kind },
}: {
  readonly table: string;
  readonly person: SeatSummary;
}) {
  const words = neighbourWording.value;
  const { value, done } = useLoaded(
    async () =>
      kind === 'account' && signedIn.get()
        ? ask<Profile>('GET', `/api/accounts/${encodeURIComponent(name)}`).catch(() => undefined)
        : undefined,
    [name, kind],
  );
  if (!done) return <Loading />;
  return (
    <>
      <span class="person-name">
        <Crest seat={seat} />{' '}
        {kind === 'account' ? (
          <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
        ) : (
          <>
            {name} <span class="quiet">({words.guest})</span>
          </>
        )}
      </span>
      <PersonDeeds name={name} ties={value?.ties} about={{ table, seat }} />
    </>
  );
}
