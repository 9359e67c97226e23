/** A line that stands for a number on the board. */
const NUMBERED = /^(\d+)\. (.*)$/s;

/** What was answered, line by line. Numbers look as they do on the board: those of the choices below are others. */
export function Said({ text }: { readonly text: string }) {
  return (
    <p class="said">
      {text.split('\n').map((line) => {
        const [, n, rest] = NUMBERED.exec(line) ?? [];
        return (
          <span key={line} class={n ? 'said-line is-numbered' : 'said-line'}>
            {n ? (
              <span class="said-number">
                {n}
                <span class="for-readers">. </span>
              </span>
            ) : undefined}
            {n ? rest : line}
            {'\n'}
          </span>
        );
      })}
    </p>
  );
}
