/**
 * What was refused just now. The house lays it over the screen; a screen that must not be covered at that moment has a
 * place of its own for it, and then nothing lies over it.
 */
import { type Signal, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { Toast } from './toast.tsx';

interface Refused {
  readonly title: string;
  readonly help: string | undefined;
  /** How many places for it are on the screen. */
  readonly places: Signal<number>;
}

const Context = createContext<Refused | null>(null);

export interface RefusalsProps {
  readonly title: string;
  /** Undefined: nothing was refused. */
  readonly help: string | undefined;
  readonly children: ComponentChildren;
}

export function Refusals({ title, help, children }: RefusalsProps) {
  const places = useSignal(0);
  return (
    <Context.Provider value={{ title, help, places }}>
      {children}
      {help !== undefined && places.value === 0 && (
        <div class="over-toast">
          <Toast kind="refusal" title={title} help={help} />
        </div>
      )}
    </Context.Provider>
  );
}

export function RefusalPlace({ class: name = '' }: { class?: string }) {
  const refused = useContext(Context);
  const places = refused?.places;
  useLayoutEffect(() => {
    if (!places) return;
    places.value++;
    return () => {
      places.value--;
    };
  }, [places]);
  return (
    <p class={name} role="alert">
      {refused?.help !== undefined && (
        <>
          <b>{refused.title}</b> {refused.help}
        </>
      )}
    </p>
  );
}
