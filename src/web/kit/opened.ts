/** Which sheet lies over a screen. Whoever closes it has the focus again where it was. */
import { useRef, useState } from 'preact/hooks';

export function useOpened<Name>() {
  const [opened, setOpened] = useState<Name | null>(null);
  const opener = useRef<Element | null>(null);
  return {
    opened,
    setOpened,
    open: (name: Name) => {
      opener.current = document.activeElement;
      setOpened(name);
    },
    close: () => {
      setOpened(null);
      const from = opener.current;
      // After the sheet has gone, or it would take the focus along.
      setTimeout(() => from instanceof HTMLElement && from.isConnected && from.focus());
    },
  };
}
