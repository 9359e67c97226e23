import { useSignal } from '@preact/signals';
import { loadPlayed } from '../library.ts';
import { asSavedGame } from '../play/shelf.ts';
import { openSaved } from '../play/start.ts';
import { wording } from '../words/index.ts';

/** Opens a game somebody saved as a file. */
export function ImportGame() {
  const { home } = wording.value;
  const failed = useSignal(false);
  const read = async (file: File | undefined) => {
    failed.value = false;
    if (!file) return;
    try {
      const saved = asSavedGame(JSON.parse(await file.text()));
      if (!saved) throw new Error('not a saved game');
      const { LocalTable } = await import('../play/local.ts');
      const game = await loadPlayed(saved.record);
      if (!game) throw new Error('unknown game');
      LocalTable.verify(game, saved);
      openSaved(saved);
    } catch {
      failed.value = true;
    }
  };
  return (
    <>
      <label class="button">
        {home.importGame}
        <input
          class="for-readers"
          type="file"
          accept="application/json,.json"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
      </label>
      {failed.value ? (
        <span class="refusal" role="alert">
          {home.importFailed}
        </span>
      ) : undefined}
    </>
  );
}
