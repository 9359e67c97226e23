import { Segments } from '../form/segments.tsx';
import { Switch } from '../form/switch.tsx';
import { wording } from '../words/index.ts';
import { CHOICES, change, type Settings, settings } from './settings.ts';

/** What a player may choose for this browser. */
export function SettingsPage() {
  const { settings: words } = wording.value;
  const chosen = settings.value;
  return (
    <main class="page narrow" id="content">
      <h1>{words.title}</h1>
      <form class="form-sheet" onSubmit={(event) => event.preventDefault()}>
        <Setting name="theme" label={words.theme} names={words.themes} />
        <Setting name="language" label={words.language} names={{ en: 'English', fr: 'Français', ja: '日本語' }} />
        <Setting name="motion" label={words.motion} names={words.motions} />
        <Setting name="pace" label={words.pace} names={words.paces} />
        <Setting name="density" label={words.density} names={words.densities} />
        <Setting name="speech" label={words.speech} names={words.speeches} />
        {(['marks', 'textMode', 'autoEnd', 'oneTap', 'sound', 'keys'] as const).map((name) => (
          <Switch key={name} label={words[name]} on={chosen[name]} onTurn={(on) => change({ [name]: on })} />
        ))}
        <label class="field">
          <span>{words.name}</span>
          <input
            type="text"
            maxLength={24}
            autocomplete="nickname"
            value={chosen.name}
            onChange={(event) => change({ name: event.currentTarget.value.trim() })}
          />
        </label>
        <p class="quiet">{words.kept}</p>
      </form>
    </main>
  );
}

interface SettingProps {
  readonly name: keyof typeof CHOICES;
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
}

const Setting = ({ name, label, names }: SettingProps) => (
  <Segments<string | number>
    name={name}
    legend={label}
    choices={CHOICES[name].map((value) => [value, names[value]])}
    chosen={settings.value[name]}
    onChoose={(value) => change({ [name]: value } as Partial<Settings>)}
  />
);
