import type { ComponentChildren } from 'preact';

interface FormProps {
  readonly class?: string;
  readonly onSend: () => unknown;
  readonly children: ComponentChildren;
}

/** A form whose answer stays in the page. */
export const Form = ({ class: name, onSend, children }: FormProps) => (
  <form
    class={name}
    onSubmit={(event) => {
      event.preventDefault();
      void onSend();
    }}
  >
    {children}
  </form>
);
