import '../styles/guide.css';
import { createElement } from 'preact';
import { cardOf } from '../cards.ts';
import { loadFace, loadSheet } from '../library.ts';
import { Loading, useLoaded } from '../loading.tsx';
import { Link } from '../router.tsx';
import { type Block, blocksOf } from '../rules/markdown.ts';
import { Inline } from '../rules/render.tsx';
import { settings } from '../settings/settings.ts';
import { element } from '../table/crest.tsx';
import { Dialog } from '../table/dialog.tsx';
import { wording } from '../words/index.ts';

type Icon = (ref: string) => ReturnType<typeof element> | undefined;

function useSheet(id: string) {
  const { language } = settings.value;
  return useLoaded(async () => {
    const [text, face] = await Promise.all([loadSheet(id, language), loadFace(id)]);
    const icon: Icon = (ref) => {
      const drawn = face?.icon?.(ref);
      return drawn && element(drawn);
    };
    return { blocks: blocksOf(text ?? ''), icon };
  }, [id, language]);
}

/** Everything one looks up during play, on one page that can be printed. */
export function SheetPage({ id }: { readonly id: string }) {
  const { value, done } = useSheet(id);
  if (!done) return <Loading />;
  const { rules } = wording.value;
  const title = cardOf(id)!.titles[settings.value.language];
  return (
    <main class="page aid-page" id="content" data-game={id}>
      <header>
        <h1>{rules.sheetOf(title)}</h1>
        <p class="aid-doors">
          <button type="button" onClick={() => print()}>
            {rules.print}
          </button>
          <Link href={`/rules/${id}`}>{rules.title(title)}</Link>
          <Link href={`/rules/${id}/clauses`}>{rules.allClauses}</Link>
        </p>
      </header>
      {value && value.blocks.length > 0 ? <Sheet {...value} /> : <p>{rules.noSheet}</p>}
    </main>
  );
}

/** The same over a table. */
export function SheetDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { value } = useSheet(id);
  const { rules, errors } = wording.value;
  return (
    <Dialog title={rules.sheet} onClose={onClose} wide>
      {value === undefined ? (
        <p>{errors.loading}</p>
      ) : value.blocks.length > 0 ? (
        <Sheet {...value} />
      ) : (
        <p>{rules.noSheet}</p>
      )}
      <p class="aid-doors">
        <Link href={`/rules/${id}/sheet`}>{rules.print}</Link>
        <Link href={`/rules/${id}`}>{rules.title(cardOf(id)!.titles[settings.value.language])}</Link>
      </p>
    </Dialog>
  );
}

/** Boxes of short lines; a heading of the second level begins one. */
function Sheet({ blocks, icon }: { readonly blocks: readonly Block[]; readonly icon: Icon }) {
  const boxes: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') boxes.push([]);
    boxes.at(-1)?.push(block);
  }
  return (
    <div class="aid">
      {boxes.map((box, i) => (
        <section key={i}>
          {box.map((block, k) => (
            <Line key={k} block={block} icon={icon} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Line({ block, icon }: { readonly block: Block; readonly icon: Icon }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, i) =>
                cell === '' ? (
                  <td key={i} />
                ) : (
                  <th scope="col" key={i}>
                    <Signed text={cell} icon={icon} />
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, k) =>
                  createElement(k === 0 ? 'th' : 'td', { key: k, scope: k === 0 ? 'row' : undefined }, [
                    <Signed key={k} text={cell} icon={icon} />,
                  ]),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'item':
    case 'paragraph':
      return (
        <p class={block.kind}>
          <Signed text={block.text} icon={icon} />
        </p>
      );
    default:
      return null;
  }
}

/** Text with signs of the game in it: `[[yen]]`, `[[good:tea]]`. */
const Signed = ({ text, icon }: { readonly text: string; readonly icon: Icon }) => (
  <>
    {text
      .split(/\[\[([^\]]+)\]\]/)
      .map((part, i) => (i % 2 === 0 ? <Inline key={i} text={holdingOn(part)} /> : <span key={i}>{icon(part)}</span>))}
  </>
);

/** A number stays on the line of the sign that follows it. */
const holdingOn = (text: string): string => text.replace(/(\d) $/, '$1\u00a0');
