import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keptHere } from '../offline/keep.ts';
import { Link } from '../router.tsx';
import { houseWording } from '../words/house/index.ts';

/** The browser's own "install" question, kept until the player asks for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export function About() {
  const { about } = houseWording.value;
  const install = useSignal<InstallPrompt | undefined>(undefined);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      install.value = event as InstallPrompt;
    };
    addEventListener('beforeinstallprompt', keep);
    return () => removeEventListener('beforeinstallprompt', keep);
  }, []);
  return (
    <main class="page narrow" id="content">
      <h1>{about.title}</h1>
      <p class="lead">{about.lead}</p>
      <ul class="promises">
        {about.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <p>
        <Link href="/check">{about.check}</Link>
      </p>
      <h2>{about.install}</h2>
      <p>{about.installLead}</p>
      {keptHere.value ? <p role="status">{about.ready}</p> : undefined}
      {install.value ? (
        <button type="button" class="primary" onClick={() => void install.value?.prompt()}>
          {about.install}
        </button>
      ) : undefined}
      <h2>{about.credits}</h2>
      <p>{about.designers}</p>
      <p>{about.type}</p>
      <p>{about.code}</p>
    </main>
  );
}
