/** @jsxImportSource engawa/drawing */
import { type Drawn, OpenSea } from 'engawa/drawing';

/** The roads off Yokohama, seen where the town leaves room: waves, a sun in the mist, a black ship. Ornament only. */
export function Harbour(): Drawn {
  return (
    <div class="harbour waters scenery" data-vista="">
      <OpenSea />
      <i class="dawn" aria-hidden="true" />
      <i class="steamer" aria-hidden="true" />
    </div>
  );
}
