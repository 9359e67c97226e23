import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A part of a screen that comes when it is first shown: the first choice of a game need not wait for it. Until it is there nothing stands
 * in its place.
 */
export function late<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const part = signal<{ readonly Part: FunctionComponent<P> } | undefined>(undefined);
  const fetch = () => {
    load().then(
      (Part) => {
        part.value = { Part };
      },
      // Without a network, perhaps: it is asked for again when it is next shown.
      () => undefined,
    );
  };
  return (props) => {
    const here = part.value;
    useEffect(() => {
      if (!part.peek()) fetch();
    }, []);
    return here ? <here.Part {...props} /> : null;
  };
}
