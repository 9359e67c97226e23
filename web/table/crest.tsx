/** The mark of a seat: its colour, its frame and its crest, never colour alone. The theme draws them by `data-seat`. */
export const Crest = ({ seat }: { readonly seat: number }) => (
  <svg class="crest" data-seat={seat + 1} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <g class="frame">{FRAMES[seat]}</g>
    <g class="mon">{CRESTS[seat]}</g>
  </svg>
);

const FRAMES = [
  <circle key="f" cx="12" cy="12" r="11" />,
  <rect key="f" x="1.5" y="1.5" width="21" height="21" rx="2" />,
  <path key="f" d="M12 .6 23.4 12 12 23.4 .6 12Z" />,
  <path key="f" d="M6.5 2.2h11L23 12l-5.5 9.8h-11L1 12Z" />,
  <path key="f" d="M7.3 1h9.4L23 7.3v9.4L16.7 23H7.3L1 16.7V7.3Z" />,
];

const turned = (d: string, centre: string) =>
  [0, 120, 240].map((angle) => <path key={angle} d={d} transform={`rotate(${angle} ${centre})`} />);

/** Plum, waves, fan, bamboo, snow: our own drawings. */
const CRESTS = [
  <g key="c" fill="currentColor">
    <circle cx="12" cy="12" r="2" />
    <circle cx="12" cy="6.8" r="2.7" />
    <circle cx="16.95" cy="10.39" r="2.7" />
    <circle cx="15.06" cy="16.21" r="2.7" />
    <circle cx="8.94" cy="16.21" r="2.7" />
    <circle cx="7.05" cy="10.39" r="2.7" />
  </g>,
  <g key="c" fill="none" stroke="currentColor" stroke-width="2">
    <path d="M4.5 9c2.5-3 5-3 7.5 0s5 3 7.5 0" />
    <path d="M4.5 13.5c2.5-3 5-3 7.5 0s5 3 7.5 0" />
    <path d="M4.5 18c2.5-3 5-3 7.5 0s5 3 7.5 0" />
  </g>,
  <path key="c" fill="currentColor" d="M12 18.2 6.2 9.2a10.7 10.7 0 0 1 11.6 0Z" />,
  <g key="c" fill="currentColor">
    {turned('M12 12.2c-2.6-2.6-2.6-6 0-8.8 2.6 2.8 2.6 6.2 0 8.8Z', '12 12.6')}
  </g>,
  <g key="c" fill="none" stroke="currentColor" stroke-width="2">
    {[0, 60, 120].map((angle) => (
      <path
        key={angle}
        d="M12 4.6v14.8M9.6 6.6 12 9l2.4-2.4M9.6 17.4 12 15l2.4 2.4"
        transform={`rotate(${angle} 12 12)`}
      />
    ))}
  </g>,
];
