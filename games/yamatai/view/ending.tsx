/** @jsxImportSource engawa/drawing */
import { capital } from 'engawa';
import { Crest, type Drawn, Level } from 'engawa/drawing';
import { BOATS, BUILDINGS, SPECIALISTS, tableFor } from '../data/index.ts';
import { Icon } from './blocks.ts';
import { Boat } from './boat.tsx';
import { HOUSES, type Picture } from './picture.ts';

/** How near the game is to each of its ends (T-13.2): houses, boats, specialists, buildings. */
export function Ending({ picture }: { readonly picture: Picture }): Drawn {
  const { s, say, names, words } = picture;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const scarcest = BOATS.reduce((least, _, boat) => (s.supply[boat] < s.supply[least] ? boat : least), 0);
  return (
    <section class="panel ending" aria-label={say.ending}>
      <h3 data-look="ending">{say.ending}</h3>
      <div class="meters">
        {seats.map((seat) => (
          <span
            key={seat}
            class={s.seat[seat].left <= 1 ? 'meter near' : 'meter'}
            data-look="houses"
            data-of={seat}
            role="img"
            aria-label={`${capital(words.things.houses.name)}, ${names[seat]}: ${s.seat[seat].left}`}
          >
            <Crest house={HOUSES[seat]} />
            <b>{s.seat[seat].left}</b>
            <Level part={s.seat[seat].left / tableFor(s.seats).buildings} />
          </span>
        ))}
        <span class={s.supply[scarcest] < 4 ? 'meter near' : 'meter'} data-look="supply">
          <Boat boat={scarcest} />
          <b>{s.supply[scarcest]}</b>
          <Level part={s.supply[scarcest] / BOATS[scarcest].count} />
        </span>
        <span class="meter" data-look="buildingDeck">
          <Icon of="shop" />
          <b>{s.buildingDeck.length}</b>
          <Level part={s.buildingDeck.length / BUILDINGS.length} />
        </span>
        <span class="meter" data-look="specialistDeck">
          <Icon of="person" />
          <b>{s.specialistDeck.length}</b>
          <Level part={s.specialistDeck.length / SPECIALISTS.length} />
        </span>
      </div>
    </section>
  );
}
