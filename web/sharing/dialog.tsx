import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Copy } from '../copy.tsx';
import '../styles/sharing.css';
import { Dialog } from '../table/dialog.tsx';
import { pictureOf, type Shared } from './picture.ts';
import { sharingWording } from './words/index.ts';

const pictureIn = async (address: string): Promise<Blob> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.blob();
};

/** Hands it to whatever the device has for that: with the picture where it takes files. */
async function send(title: string, url: string, picture: string): Promise<void> {
  const blob = await pictureIn(picture).catch(() => undefined);
  const files = blob ? [new File([blob], 'engawa.png', { type: blob.type })] : [];
  await navigator.share(files.length > 0 && navigator.canShare?.({ files }) ? { title, url, files } : { title, url });
}

/** The address, the picture and the frame of a game, each with its hand. */
export function ShareDialog({ table, path, title, onClose }: Shared & { readonly onClose: () => void }) {
  const words = sharingWording.value;
  const said = useSignal('');
  const url = new URL(path, location.origin).href;
  const preview = pictureOf(table, 'preview');
  const frame = `<iframe src="${location.origin}/embed/${table}" title="${title}" width="100%" height="600" style="border:0"></iframe>`;
  const copyPicture = () =>
    navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureIn(preview) })]).then(
      () => (said.value = words.copied),
      () => (said.value = words.notCopied),
    );
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <div class="sharing">
        <img class="sharing-picture" src={preview} alt={words.alt(title)} width="1200" height="630" />
        <p class="actions">
          {'share' in navigator ? (
            <button type="button" class="primary" onClick={() => void send(title, url, preview).catch(() => undefined)}>
              {words.send}
            </button>
          ) : undefined}
          {'ClipboardItem' in window ? (
            <button type="button" onClick={() => void copyPicture()}>
              {words.copyPicture}
            </button>
          ) : undefined}
          <a class="button" href={pictureOf(table, 'whole')} download={`engawa-${table}.png`}>
            {words.save}
          </a>
          <span class="quiet" role="status">
            {said.value}
          </span>
        </p>
        <Handed name={words.address} value={url} />
        <Handed name={words.frame} value={frame} lead={words.frameLead} />
      </div>
    </Dialog>
  );
}

/** A text to take along, and the button that takes it. */
function Handed({ name, value, lead }: { readonly name: string; readonly value: string; readonly lead?: string }) {
  const id = useId();
  return (
    <div class="sharing-text">
      <label for={id}>{name}</label>
      {lead ? <span class="quiet">{lead}</span> : undefined}
      <span class="sharing-line">
        <input id={id} type="text" readOnly value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Copy name={name} value={value} />
      </span>
    </div>
  );
}
