import type { ComponentChildren } from 'preact';
import { Wide } from '../wide.tsx';
import { anchorOf, type Block, clauseAt } from './markdown.ts';

const TOKEN = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]+\)|\b[A-Z]{1,2}-\d+(?:\.\w+)*)/g;

const idOf = (clause: string | undefined): string | undefined => clause && anchorOf(clause);

/** Text with bold, italics, code, links, and clauses that lead to their line. */
export function Inline({ text, self }: { readonly text: string; readonly self?: string }) {
  return (
    <>
      {text.split(TOKEN).map((part, i) => (
        <Part key={i} part={part} self={self} />
      ))}
    </>
  );
}

function Part({ part, self }: { readonly part: string; readonly self?: string }): ComponentChildren {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**')) {
    const inner = part.slice(2, -2);
    return <strong>{inner.replace(/\.$/, '') === self ? inner : <Inline text={inner} self={self} />}</strong>;
  }
  if (/^\*[^*]/.test(part)) return <em>{part.slice(1, -1)}</em>;
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
  if (link) return <a href={link[2]}>{link[1]}</a>;
  if (/^[A-Z]{1,2}-\d/.test(part) && part !== self) return <a href={`#${part}`}>{part}</a>;
  return part;
}

/** Blocks as elements; items are gathered into lists. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const parts: ComponentChildren[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (block.kind !== 'item') {
      parts.push(<BlockElement key={i} block={block} />);
      continue;
    }
    const from = i;
    while (blocks[i + 1]?.kind === 'item') i++;
    parts.push(
      <ul key={from} class="clauses">
        {blocks.slice(from, i + 1).map((item, k) =>
          item.kind === 'item' ? (
            <li key={k} id={idOf(item.clause)} data-depth={item.depth}>
              <Inline text={item.text} self={item.clause} />
            </li>
          ) : undefined,
        )}
      </ul>,
    );
  }
  return <>{parts}</>;
}

function BlockElement({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(6, block.level)}` as 'h2';
      return (
        <Heading id={block.id}>
          <Inline text={block.text} self={block.id} />
        </Heading>
      );
    }
    case 'table':
      return (
        <Wide label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th scope="col" key={cell}>
                    <Inline text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i} id={idOf(clauseAt(row[0]))}>
                  {row.map((cell, k) => (
                    <td key={k}>
                      <Inline text={cell} self={clauseAt(row[0])} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    case 'rule':
      return <hr />;
    case 'paragraph':
      return (
        <p id={idOf(block.clause)}>
          <Inline text={block.text} self={block.clause} />
        </p>
      );
    default:
      return null;
  }
}
