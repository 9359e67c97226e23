interface SegmentsProps<T> {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly (readonly [value: T, label: string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A few choices side by side, one of which is taken. */
export const Segments = <T extends string | number>({ name, legend, choices, chosen, onChoose }: SegmentsProps<T>) => (
  <fieldset class="segments">
    <legend>{legend}</legend>
    {choices.map(([value, label]) => (
      <label key={value}>
        <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

/** How many may sit down, as choices. */
export const counts = ([min, max]: readonly [min: number, max: number]): (readonly [number, string])[] =>
  Array.from({ length: max - min + 1 }, (_, i) => [min + i, String(min + i)]);
