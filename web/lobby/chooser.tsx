import { LANGUAGES } from '#kernel/language.ts';
import { cards } from '../cards.ts';
import { Chip } from '../form/chips.tsx';
import { go } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { narrow } from '../table/narrow.ts';
import { addressFor, type Filters, type Listed, type TablePace } from './filters.ts';
import { lobbyWording } from './words/index.ts';

interface ChooserProps {
  readonly filters: Filters;
  readonly all: readonly Listed[];
  readonly shown: number;
}

const PACES: readonly TablePace[] = ['live', 'slow', 'none'];
const YES_NO = ['yes', 'no'] as const;
const NAMES: Readonly<Record<string, string>> = { en: 'English', fr: 'Français', ja: '日本語' };

/** Filters of the lobby. They hold at once and stand in the address. */
export function Chooser({ filters, all, shown }: ChooserProps) {
  const words = lobbyWording.value;
  const look = (more: Partial<Filters>) => go(addressFor({ ...filters, ...more }), true);
  const some = Object.values(filters).some((value) => value !== undefined);
  const yesNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no');
  const asBoolean = (text: string) => (text === '' ? undefined : text === 'yes');
  const answers = YES_NO.map((text) => [text, words[text]] as const);
  const sizes = [...new Set(cards.value.flatMap(({ seats: [min, max] }) => range(min, max)))].sort((a, b) => a - b);
  const ways = (
    <>
      <fieldset class="picks">
        <legend class="for-readers">{words.allGames}</legend>
        <Chip only="game" on={filters.game === undefined} onTurn={() => look({ game: undefined })}>
          <span>{words.allGames}</span>
        </Chip>
        {cards.value.map(({ id, titles }) => (
          <Chip key={id} only="game" on={filters.game === id} onTurn={() => look({ game: id })}>
            <span>
              {titles[settings.value.language]} {all.filter(({ summary }) => summary.game === id).length}
            </span>
          </Chip>
        ))}
      </fieldset>
      <div class="lobby-selects">
        <Choice
          name={words.pace}
          value={filters.pace ?? ''}
          choices={PACES.map((pace) => [pace, words.paces[pace]])}
          onChoose={(pace) => look({ pace: PACES.find((one) => one === pace) })}
        />
        <Choice
          name={words.number}
          value={String(filters.players ?? '')}
          choices={sizes.map((n) => [String(n), String(n)])}
          onChoose={(n) => look({ players: n === '' ? undefined : Number(n) })}
        />
        <Choice
          name={words.rated}
          value={yesNo(filters.rated)}
          choices={answers}
          onChoose={(text) => look({ rated: asBoolean(text) })}
        />
        <Choice
          name={words.language}
          value={filters.language ?? ''}
          choices={LANGUAGES.map((code) => [code, NAMES[code]])}
          onChoose={(language) => look({ language: language || undefined })}
        />
        <Choice
          name={words.withBots}
          value={yesNo(filters.bots)}
          choices={answers}
          onChoose={(text) => look({ bots: asBoolean(text) })}
        />
        <Chip on={filters.level === true} onTurn={() => look({ level: filters.level ? undefined : true })}>
          <span>{words.level}</span>
        </Chip>
      </div>
    </>
  );
  return (
    <div class="lobby-filters">
      {narrow.value ? (
        <details class="lobby-fold">
          <summary>{words.filters}</summary>
          {ways}
        </details>
      ) : (
        ways
      )}
      <p class="lobby-shown">
        <span class="quiet" role="status">
          {words.shown(shown, all.length)}
        </span>
        {some ? (
          <button type="button" class="plain" onClick={() => go('/tables', true)}>
            {words.clear}
          </button>
        ) : undefined}
      </p>
    </div>
  );
}

const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ name, value, choices, onChoose }: ChoiceProps) => (
  <label class="filter">
    <span>{name}</span>
    <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">{lobbyWording.value.any}</option>
      {choices.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
