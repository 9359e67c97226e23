import { settings } from '../settings/settings.ts';
import { houseWording } from '../words/house/index.ts';
import { announced, closeAnnouncement } from './heard.ts';

/** The latest announcement, in a quiet bar; the next one when it is closed. */
export function Announced({ full }: { readonly full: boolean }) {
  const [latest] = announced.value;
  if (!latest) return null;
  const words = houseWording.value.announced;
  const { language } = settings.value;
  const text = latest.texts[language];
  return (
    <aside class={full ? 'banner announced is-above' : 'banner announced'} aria-label={words.from}>
      <p role="status" lang={text === undefined ? 'en' : language}>
        {text ?? latest.texts.en}
      </p>
      <button type="button" class="quiet" onClick={() => closeAnnouncement(latest.id)}>
        {words.close}
      </button>
    </aside>
  );
}
