/** @jsxImportSource engawa/drawing */
import { type Drawn, OpenSea } from 'engawa/drawing';

/** The roads off Yokohama, seen where the town leaves room: waves, a sun in the mist, a black ship. Ornament only. */
export function Harbour(): Drawn {
  return (
    <div class="harbour waters scenery" data-vista="">
      <OpenSea />
      <Dawn />
      <Steamer />
    </div>
  );
}

function Dawn(): Drawn {
  return (
    <svg class="dawn" viewBox="0 0 100 100" aria-hidden="true">
      <circle class="sun" cx="44" cy="44" r="32" />
      <path class="mist" d="M-14 58h76a7 7 0 0 1 0 14h-76ZM36 70h54a6 6 0 0 1 0 12H36a6 6 0 0 1 0-12Z" />
      <path class="junk" d="M60 34h26l-5 8H65ZM72 34V10l14 20H72ZM70 30V16l-9 12Z" />
    </svg>
  );
}

function Steamer(): Drawn {
  return (
    <svg class="steamer" viewBox="0 0 100 90" aria-hidden="true">
      <path
        class="smoke"
        d="M42 22c-8-10 4-18 12-12-2-12 16-14 20-4 12-6 22 4 14 12 8 4 6 14-2 13-10 1-12-5-20-1s-20 2-24-8Z"
      />
      <path class="rig" d="M20 68V22M80 68V30M20 24l20 30M80 32 62 54" />
      <path class="cabin" d="M26 56h42v12H26ZM40 32h11v24H40Z" />
      <path class="hull" d="M6 68h88L82 88H22Z" />
      <path class="wheel" d="M44 72a11 11 0 1 0 22 0a11 11 0 1 0-22 0M55 61v22M44 72h22" />
    </svg>
  );
}
