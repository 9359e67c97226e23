import { useEffect } from 'preact/hooks';
import { LessonOffer } from '../learn/offer.tsx';
import { loadPlayedWithFace } from '../library.ts';
import { Gone, Loading, useLoaded } from '../loading.tsx';
import { LocalTable } from '../play/local.ts';
import { findGame } from '../play/start.ts';
import { settings } from '../settings/settings.ts';
import { TableScreen } from '../table/screen.tsx';
import { wording } from '../words/index.ts';

/** A game kept in this browser. */
export function Here({ id }: { readonly id: string }) {
  const {
    value: opened,
    failed,
    done,
  } = useLoaded(async () => {
    const saved = findGame(id);
    if (!saved) return undefined;
    const { game, view } = await loadPlayedWithFace(saved.record);
    return { source: game && LocalTable.resume(id, game, saved), view };
  }, [id]);
  useEffect(() => () => opened?.source?.close(), [opened]);

  const { table } = wording.value;
  if (failed) return <Gone title={table.brokenTitle} why={failed instanceof Error ? failed.message : String(failed)} />;
  if (!done) return <Loading />;
  if (!opened) return <Gone title={table.goneTitle} why={table.goneLead} />;
  if (!opened.source) return <Gone title={table.brokenTitle} why={table.notInstalled} />;
  const { source, view } = opened;
  const title = source.game.words[settings.value.language].title;
  const offer = view?.lesson ? <LessonOffer game={source.game.id} title={title} /> : undefined;
  return <TableScreen source={source} view={view} banner={offer} />;
}
