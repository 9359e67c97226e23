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
        <Segments name="theme" label={words.theme} names={words.themes} />
        <Segments name="language" label={words.language} names={{ en: 'English', fr: 'Français', ja: '日本語' }} />
        <Segments name="motion" label={words.motion} names={words.motions} />
        <Segments name="speed" label={words.speed} names={words.speeds} />
        <Segments name="density" label={words.density} names={words.densities} />
        <Segments name="speech" label={words.speech} names={words.speeches} />
        {(['marks', 'textMode', 'autoEnd', 'sound', 'keys'] as const).map((name) => (
          <label key={name} class="switch">
            <input
              type="checkbox"
              checked={chosen[name]}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
            />
            <span>{words[name]}</span>
          </label>
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

interface SegmentsProps {
  readonly name: keyof typeof CHOICES;
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
}

function Segments({ name, label, names }: SegmentsProps) {
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      {CHOICES[name].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={settings.value[name] === value}
            onChange={() => change({ [name]: value } as Partial<Settings>)}
          />
          <span>{names[String(value)]}</span>
        </label>
      ))}
    </fieldset>
  );
}
