import { useSignal } from '@preact/signals';
import { figuresOf as figuresOfEdition } from '#games/editions.ts';
import { type Edition, readEdition, usualRanges } from '#kernel/edition/index.ts';
import { cardOf } from '../cards.ts';
import { Refused } from '../form/refused.tsx';
import { loadFace, loadGame } from '../library.ts';
import { Gone, Loading, useLoaded } from '../loading.tsx';
import { newId } from '../play/shelf.ts';
import { go, Link, query } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import { Editor } from './editor.tsx';
import type { Opened } from './opened.ts';
import { saveEdition } from './save.ts';
import { editionShelf } from './shelf.ts';
import { editionWording } from './words/index.ts';
import '../styles/editions.css';

async function open(id: string): Promise<Opened | undefined> {
  const [game, face] = await Promise.all([loadGame(id), loadFace(id)]);
  if (!game?.components) return undefined;
  return { game, face, ranges: (await game.ranges?.()) ?? usualRanges(game.components) };
}

/** The editions of a game in this browser, or one of them to edit. */
export function EditionPage({ id }: { readonly id: string }) {
  const { value, failed, done } = useLoaded(() => open(id), [id]);
  const words = editionWording.value;
  const title = cardOf(id)!.titles[settings.value.language];
  if (failed) throw failed;
  if (!done) return <Loading />;
  if (!value) return <Gone title={words.title(title)} why={wording.value.parts.none} />;
  const chosen = query.value.get('editions');
  const kept = chosen ? editionShelf.get(chosen) : undefined;
  return (
    <main class="page" id="content">
      <h1>{words.title(title)}</h1>
      <p class="lead">{words.lead}</p>
      {chosen && kept ? <Editor key={chosen} id={chosen} kept={kept} {...value} /> : <Editions {...value} />}
    </main>
  );
}

function Editions({ game }: Opened) {
  const words = editionWording.value;
  const trouble = useSignal('');
  const shown = useSignal(editionShelf.of(game.id));
  const keep = (edition: Edition) => {
    const id = newId();
    editionShelf.put(id, { edition, at: Date.now() });
    go(`/components/${game.id}?editions=${id}`);
  };
  const fresh = () =>
    keep({ engawa: 'edition', game: game.id, name: words.usualName, base: game.figures!, differences: {} });
  const read = async (file: File | undefined) => {
    trouble.value = '';
    if (!file) return;
    try {
      const edition = readEdition(JSON.parse(await file.text()));
      figuresOfEdition(game, edition);
      keep(edition);
    } catch (error) {
      trouble.value = `${words.unreadable} ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  return (
    <>
      <p class="actions">
        <button type="button" class="primary" onClick={fresh}>
          {words.fresh}
        </button>
        <label class="button">
          {words.open}
          <input
            class="for-readers"
            type="file"
            accept="application/json,.json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      <Refused>{trouble.value}</Refused>
      {shown.value.length === 0 ? <p class="quiet">{words.none}</p> : undefined}
      <ul class="shelf">
        {shown.value.map(({ id, kept: { edition } }) => (
          <li key={id}>
            <Link href={`/components/${game.id}?editions=${id}`} aria-label={words.editNamed(edition.name)}>
              <strong>{edition.name}</strong> {edition.author}
            </Link>
            <span class="actions">
              <button type="button" aria-label={words.saveNamed(edition.name)} onClick={() => saveEdition(edition)}>
                {words.save}
              </button>
              <button
                type="button"
                aria-label={words.removeNamed(edition.name)}
                onClick={() => {
                  editionShelf.remove(id);
                  shown.value = editionShelf.of(game.id);
                }}
              >
                {words.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
