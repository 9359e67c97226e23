interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  /** The id of what explains it further. */
  readonly explainedBy?: string;
}

/** Something that is on or off. */
export const Switch = ({ label, on, onTurn, explainedBy }: SwitchProps) => (
  <label class="switch">
    <input
      type="checkbox"
      checked={on}
      aria-describedby={explainedBy}
      onChange={(event) => onTurn(event.currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
