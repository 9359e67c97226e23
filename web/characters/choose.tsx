import { bots } from 'virtual:catalogue';
import { useId } from 'preact/hooks';
import { botChoice } from '../play/seats.ts';
import { Manner } from './manner.tsx';

/** Every bot one may meet, as lines of a list. */
export const BotOptions = () => (
  <>
    {bots.map((level) => (
      <option key={level} value={level}>
        {botChoice(level)}
      </option>
    ))}
  </>
);

interface ChooseBotProps {
  readonly game: string;
  readonly seats: number;
  readonly label: string;
  /** Where its place says what it is for, the label is for those who do not see it. */
  readonly unlabelled?: boolean;
  /** What it says where no bot is chosen. */
  readonly nobody: string;
  readonly chosen: string;
  readonly onChoose: (level: string) => void;
}

/** Who sits on a seat, and below how they play. */
export function ChooseBot({ game, seats, label, unlabelled = false, nobody, chosen, onChoose }: ChooseBotProps) {
  const manner = useId();
  return (
    <div class="choose-bot">
      <label class={unlabelled ? undefined : 'field'}>
        <span class={unlabelled ? 'for-readers' : undefined}>{label}</span>
        <select
          name="bot"
          value={chosen}
          aria-describedby={chosen === '' ? undefined : manner}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{nobody}</option>
          <BotOptions />
        </select>
      </label>
      {chosen === '' ? undefined : <Manner id={manner} level={chosen} game={game} seats={seats} />}
    </div>
  );
}
